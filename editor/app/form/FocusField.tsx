import { thumbnail } from '../photos/photo.ts';
import { type FieldProps, fieldName, useForm } from './form-context.ts';
import { Section } from './Section.tsx';
import { TextInput } from './TextInput.tsx';

/** Shapes in which the site shows pictures. */
const SHAPES = [
  { label: 'Across a page', aspectRatio: 16 / 9 },
  { label: 'Card', aspectRatio: 4 / 5 },
  { label: 'Square', aspectRatio: 1 },
  { label: 'Swatch', aspectRatio: 1 / 2 },
] as const;

const percent = (part: number, whole: number) => `${String(Math.round((part / whole) * 100))}%`;

/** The point of a photo that stays in view, tapped or written like `60% 45%`, with the crops that follow from it. */
export function FocusField(props: FieldProps) {
  const { path, value, onChange } = props;
  const { problems } = useForm();
  const focus = String(value);
  const [left, top] = focus.split(' ');
  const source = thumbnail(String(path.at(-2)));
  return (
    <div className="field">
      <p className="field__label">{props.label}</p>
      <p className="hint">Tap the part that must stay in view when the photo is cropped.</p>
      <div className="focus-field__photo">
        {/* The field under In percent does the same by keyboard. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label="Set the point that stays in view"
          onClick={({ currentTarget, clientX, clientY }) => {
            const box = currentTarget.getBoundingClientRect();
            onChange(`${percent(clientX - box.left, box.width)} ${percent(clientY - box.top, box.height)}`);
          }}
        >
          <img src={source} alt="" />
        </button>
        <span className="focus-field__mark" style={{ left, top }} />
      </div>
      <ul className="focus-field__crops" aria-label="How it is cropped">
        {SHAPES.map(({ label, aspectRatio }) => (
          <li key={label}>
            <img src={source} alt="" style={{ aspectRatio, objectPosition: focus }} />
            {label}
          </li>
        ))}
      </ul>
      <Section
        name={fieldName([...path, 'percent'])}
        title="More"
        isIncomplete={problems.has(fieldName(path))}
      >
        <TextInput {...props} />
      </Section>
    </div>
  );
}
