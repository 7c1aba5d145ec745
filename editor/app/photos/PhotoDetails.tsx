import { useState } from 'react';
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

const AXES = [
  { axis: 'x', label: 'From the left, in percent' },
  { axis: 'y', label: 'From the top, in percent' },
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
  const shown = hasLeft ? mistake : undefined;
  const source = `${thumbnail(photo.name)}&${String(round)}`;
  const finish = async (answer: Promise<string | undefined>, then = () => undefined as unknown) => {
    const wrong = await answer;
    setFailure(wrong);
    if (wrong === undefined) {
      onChanged();
      then();
    }
  };
  return (
    <section className="photo" aria-label={photo.alt}>
      <div>
        <h1 className="d3">Photo</h1>
        <label className="field__label" htmlFor="photo-shows">
          What it shows
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
          <p className="hint">One sentence, for people who cannot see it.</p>
          {shown && <p className="field__error">{shown}</p>}
        </div>
        <p>{photo.usedIn.length > 0 ? `Used in: ${photo.usedIn.join(', ')}.` : 'Not used yet.'}</p>
        <label className="field__label" htmlFor="photo-replace">
          Replace it everywhere
        </label>
        <input
          type="file"
          id="photo-replace"
          accept={PICTURES}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void finish(uploadPhoto(photo.name, file));
          }}
        />
        {failure && (
          <p className="field__error" role="alert">
            {failure}
          </p>
        )}
        {photo.usedIn.length === 0 && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              void finish(deletePhoto(photo.name), () => (location.hash = 'photos'));
            }}
          >
            Delete this photo
          </button>
        )}
      </div>
      <div>
        <p className="hint">Tap the part that must stay in view when the photo is cropped.</p>
        <div className="photo__focus">
          {/* The two fields under More do the same by keyboard. */}
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
        <details className="section">
          <summary>
            <strong>More</strong>
          </summary>
          <div className="section__body">
            {AXES.map(({ axis, label }) => (
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
          </div>
        </details>
        <ul className="crops" aria-label="How it is cropped">
          {SHAPES.map(({ label, ...shape }) => (
            <li key={label}>
              <CropPreview source={source} photo={photo} shape={shape} focus={focus} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
