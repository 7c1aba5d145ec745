import { useState } from 'react';
import { ChoosePhoto } from '../photos/ChoosePhoto.tsx';
import { thumbnail } from '../server-api.ts';
import { About } from './About.tsx';
import { type FieldProps, useField, useForm } from './form-context.ts';

/** One of the photos, chosen in a dialog. */
export function PhotoField({ schema, label, path, value, onChange }: FieldProps) {
  const { id, mistake, leave } = useField(path);
  const { photos } = useForm().choices;
  const [isOpen, setIsOpen] = useState(false);
  const photo = photos.find((choice) => choice.value === value);
  return (
    <div className="field">
      <p className="field__label" id={`${id}-label`}>
        {label}
      </p>
      <button
        type="button"
        id={id}
        className="photo-field"
        aria-labelledby={`${id}-label ${id}-name`}
        aria-describedby={`${id}-about`}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
        onBlur={() => {
          if (!isOpen) leave();
        }}
      >
        {photo && <img src={thumbnail(photo.value)} alt="" width="120" height="90" loading="lazy" />}
        <span id={`${id}-name`}>
          <strong>{photo?.label ?? 'None yet'}</strong>
          <span>{photo ? 'Choose another one' : 'Choose one'}</span>
        </span>
      </button>
      {isOpen && (
        <ChoosePhoto
          photos={photos}
          chosen={photo?.value ?? ''}
          onChoose={onChange}
          onClose={() => {
            setIsOpen(false);
            leave();
          }}
        />
      )}
      <About id={id} text={schema.description} mistake={mistake} />
    </div>
  );
}
