import { useEffect, useRef, useState } from 'react';
import type { Photo } from '../../shared/api.ts';
import { thumbnail } from '../server-api.ts';
import { CropPreview } from './CropPreview.tsx';
import { deletePhoto, PICTURES, uploadPhoto } from './photo-api.ts';
import { usePhoto } from './use-photo.ts';

/** Shapes in which the site shows pictures. */
const SHAPES = [
  { label: 'Across a page', width: 16, height: 9 },
  { label: 'Card', width: 4, height: 5 },
  { label: 'Square', width: 1, height: 1 },
  { label: 'Swatch', width: 1, height: 2 },
] as const;

interface Props {
  photo: Photo;
  /** Changes when the picture was replaced. */
  round: number;
  /** Called when its words or its focus point were saved. */
  onSaved: () => void;
  /** Called when the picture was replaced or deleted. */
  onChanged: () => void;
}

/** What a photo shows, its focus point with the crops that follow from it, and where it is used. */
export function PhotoDetails({ photo, round, onSaved, onChanged }: Props) {
  const { alt, focus, isSaved, mistake, change } = usePhoto(photo, onSaved);
  // An empty description is not wrong while it is being written.
  const [hasLeft, setHasLeft] = useState(!isSaved);
  const [failure, setFailure] = useState<string>();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
  }, []);
  const shown = hasLeft ? mistake : undefined;
  const source = `${thumbnail(photo.name)}&${String(round)}`;
  const finish = async (answer: Promise<string | undefined>) => {
    const wrong = await answer;
    setFailure(wrong);
    if (wrong === undefined) onChanged();
  };
  const axes = [
    { axis: 'x', label: 'From the left, in percent' },
    { axis: 'y', label: 'From the top, in percent' },
  ] as const;
  return (
    <section className="photo" aria-label={photo.name} tabIndex={-1} ref={section}>
      <div className="photo__focus">
        {/* The two fields beside it do the same by keyboard. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label="Set the point that stays in view"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
            change({ focus: { x: percent(clientX - left, width), y: percent(clientY - top, height) } });
          }}
        >
          <img src={source} alt="" />
        </button>
        <span className="photo__mark" style={{ left: `${String(focus.x)}%`, top: `${String(focus.y)}%` }} />
      </div>
      <div>
        <h2 className="changes__file">{photo.name}</h2>
        <p className="hint">Click the part that must stay in view when the photo is cropped.</p>
        {axes.map(({ axis, label }) => (
          <label key={axis} className="photo__axis">
            {label}
            <input
              type="number"
              className="field__input"
              min="0"
              max="100"
              value={focus[axis]}
              onChange={({ currentTarget }) => {
                const percent = Math.min(100, Math.max(0, Math.round(currentTarget.valueAsNumber || 0)));
                change({ focus: { ...focus, [axis]: percent } });
              }}
            />
          </label>
        ))}
        <label className="field__label" htmlFor="photo-shows">
          What the photo shows
        </label>
        <textarea
          id="photo-shows"
          className="field__input"
          rows={2}
          value={alt}
          aria-invalid={shown !== undefined || undefined}
          aria-describedby="photo-shows-about"
          onChange={({ currentTarget }) => {
            change({ alt: currentTarget.value.replaceAll(/\s*\n/gu, ' ') });
          }}
          onBlur={() => {
            setHasLeft(true);
          }}
        />
        <div id="photo-shows-about">
          <p className="hint">For people who cannot see it: one sentence, without “photo of”.</p>
          {shown && <p className="field__error">{shown}</p>}
        </div>
        <p role="status" className="status">
          {isSaved ? 'Everything is saved on this computer.' : mistake ? 'Not saved yet.' : 'Saving…'}
        </p>
        <p>{photo.usedIn.length > 0 ? `Used in: ${photo.usedIn.join(', ')}.` : 'Not used.'}</p>
        <label className="photo__replace">
          Replace it everywhere
          <input
            type="file"
            accept={PICTURES}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void finish(uploadPhoto(photo.name, file));
            }}
          />
        </label>
        {failure && (
          <p className="field__error" role="alert">
            {failure}
          </p>
        )}
        {photo.usedIn.length === 0 && (
          <button type="button" className="plain" onClick={() => void finish(deletePhoto(photo.name))}>
            Delete this photo
          </button>
        )}
      </div>
      <ul className="crops">
        {SHAPES.map(({ label, ...shape }) => (
          <li key={label}>
            <CropPreview source={source} photo={photo} shape={shape} focus={focus} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
