import type { ReactNode } from 'react';
import type { Path } from '../../shared/api.ts';
import { Button } from '../ui.tsx';
import { fieldName, type FieldProps, useField, useForm } from './form-context.ts';

/** The hint of a field, what is wrong with it, and whether it is an example. */
export function FieldNotes({ path, text }: { path: Path; text: string | undefined }) {
  const problem = useForm().problems.get(fieldName(path));
  return (
    <div id={`${useField(path).id}-notes`}>
      {text && <p className="hint">{text}</p>}
      {problem && <p className="field__error">{problem}</p>}
      {path.length > 0 && <SampleNote path={path} />}
    </div>
  );
}

/** Says that a value is an example, if it is. */
export function SampleNote({ path }: { path: Path }) {
  const { samples, confirm } = useForm();
  if (!samples.some((sample) => fieldName(sample) === fieldName(path))) return null;
  const isFile = path.length === 0;
  return (
    <p className="sample-note">
      {isFile ? 'These are examples: change or confirm them.' : 'This is an example: change or confirm it.'}
      <Button variant="plain" onClick={() => confirm(path)}>
        {isFile ? 'They are right' : 'It is right'}
      </Button>
    </p>
  );
}

interface ParentProps extends FieldProps {
  className?: string;
  children: ReactNode;
}

export function LabeledField({ schema, label, path, isRequired, children }: ParentProps) {
  const { id } = useField(path);
  return (
    <div className="field">
      <label className="field__label" id={`${id}-label`} htmlFor={id}>
        {label}
        {!isRequired && <span className="field__hint"> (optional)</span>}
      </label>
      {children}
      <FieldNotes path={path} text={schema.description} />
    </div>
  );
}

export function FieldSet({ schema, label, path, className = 'field-group', children }: ParentProps) {
  const { id } = useField(path);
  return (
    <fieldset className={className} id={id} aria-describedby={`${id}-notes`} tabIndex={-1}>
      <legend>{label}</legend>
      <FieldNotes path={path} text={schema.description} />
      {children}
    </fieldset>
  );
}
