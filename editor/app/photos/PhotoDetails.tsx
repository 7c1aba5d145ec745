import { useState } from 'react';
import { parseFocus } from '../../../site/images/crop.ts';
import type { Photo } from '../../api.ts';
import { thumbnail } from '../server-api.ts';
import { CropPreview } from './CropPreview.tsx';
import { deletePhoto, describePhoto, uploadPhoto } from './photo-api.ts';

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
  onChanged: () => void;
}

/** What a photo shows, its focus point with the crops that follow from it, and where it is used. */
export function PhotoDetails({ photo, round, onChanged }: Props) {
  const [alt, setAlt] = useState(photo.alt);
  const [focus, setFocus] = useState(parseFocus(photo.focus));
  const [message, setMessage] = useState('');
  const source = `${thumbnail(photo.name)}&${String(round)}`;
  const finish = async (mistake: Promise<string | undefined>) => {
    const wrong = await mistake;
    setMessage(wrong ?? 'Saved.');
    if (wrong === undefined) onChanged();
  };
  const axes = [
    { axis: 'x', label: 'From the left, in percent' },
    { axis: 'y', label: 'From the top, in percent' },
  ] as const;
  return (
    <section className="photo" aria-label={photo.name}>
      <div className="photo__focus">
        {/* The two fields beside it do the same by keyboard. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label="Set the point that stays in view"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
            setFocus({ x: percent(clientX - left, width), y: percent(clientY - top, height) });
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
                setFocus({
                  ...focus,
                  [axis]: Math.min(100, Math.max(0, Math.round(currentTarget.valueAsNumber || 0))),
                });
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
          onChange={({ currentTarget }) => {
            setAlt(currentTarget.value.replaceAll(/\s*\n/gu, ' '));
          }}
        />
        <p className="screen__actions">
          <button
            type="button"
            className="button"
            onClick={() =>
              void finish(
                describePhoto(photo.name, {
                  alt: alt.trim(),
                  focus: `${String(focus.x)}% ${String(focus.y)}%`,
                }),
              )
            }
          >
            Save
          </button>
        </p>
        <p role="status" className="status">
          {message}
        </p>
        <p>{photo.usedIn.length > 0 ? `Used in: ${photo.usedIn.join(', ')}.` : 'Not used.'}</p>
        <label className="photo__replace">
          Replace it everywhere
          <input
            type="file"
            accept="image/jpeg"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void finish(uploadPhoto(photo.name, file));
            }}
          />
        </label>
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
