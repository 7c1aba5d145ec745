import { useState } from 'react';
import { parseFocus } from '../../../site/images/crop.ts';
import type { Photo } from '../../shared/api.ts';
import { useSavedDraft } from '../drafts.ts';
import { query, send, useAction, wordsOf } from '../server-api.ts';
import { Button, Failure } from '../ui.tsx';
import { FileBox, uploadPhoto } from './AddPhoto.tsx';

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

interface Entry {
  readonly alt: string;
  /** In percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
}

interface Props {
  photo: Photo;
  /** Address of its picture. */
  source: string;
  onReplaced: () => void;
}

/** A point as the content and CSS write it: `60% 45%`. */
const position = ({ x, y }: Entry['focus']) => `${String(x)}% ${String(y)}%`;

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

/** What a photo shows, its focus point with the crops that follow from it, and where it is used. */
export function PhotoDetails({ photo, source, onReplaced }: Props) {
  const { name, usedIn } = photo;
  const route = query('photos', { photo: name });
  const { failure, act } = useAction();
  const {
    value,
    failure: mistake,
    change,
  } = useSavedDraft<Entry>(
    `photo ${name}`,
    { label: name, address: `#photos/${name}` },
    {
      route: 'photos',
      save: async ({ alt, focus }) => {
        await send('POST', route, { alt: alt.trim(), focus: position(focus) });
        return {};
      },
    },
  );
  const { alt, focus } = value ?? { alt: photo.alt, focus: parseFocus(photo.focus) };
  // An empty description is not wrong while it is being written.
  const [hasLeft, setHasLeft] = useState(value !== undefined);
  const shown = mistake !== undefined && hasLeft ? wordsOf(mistake) : undefined;
  return (
    <main className="screen">
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
            onChange={({ currentTarget }) =>
              change({ focus, alt: currentTarget.value.replaceAll(/\s*\n/gu, ' ') })
            }
            onBlur={() => setHasLeft(true)}
          />
          <div id="photo-shows-about">
            <p className="hint">One sentence, for people who cannot see it.</p>
            <Failure text={shown} />
          </div>
          <p>{usedIn.length > 0 ? `Used in: ${usedIn.join(', ')}.` : 'Not used yet.'}</p>
          <FileBox
            label="Replace it everywhere"
            onFile={(file) => void act(() => uploadPhoto(name, file)).then(onReplaced)}
          />
          <Failure text={failure} />
          {usedIn.length === 0 && (
            <Button
              look="plain"
              onClick={() =>
                void act(async () => {
                  await send('DELETE', route);
                  location.hash = 'photos';
                })
              }
            >
              Delete this photo
            </Button>
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
                change({
                  alt,
                  focus: { x: percent(clientX - left, width), y: percent(clientY - top, height) },
                });
              }}
            >
              <img src={source} alt="" />
            </button>
            <span
              className="photo__mark"
              style={{ left: `${String(focus.x)}%`, top: `${String(focus.y)}%` }}
            />
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
                      const typed = Math.round(currentTarget.valueAsNumber || 0);
                      change({ alt, focus: { ...focus, [axis]: Math.min(100, Math.max(0, typed)) } });
                    }}
                  />
                </label>
              ))}
            </div>
          </details>
          <ul className="crops" aria-label="How it is cropped">
            {SHAPES.map(({ label, width, height }) => (
              <li key={label}>
                <img
                  src={source}
                  alt=""
                  style={{ aspectRatio: width / height, objectPosition: position(focus) }}
                />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  );
}
