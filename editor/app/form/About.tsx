import { fieldId, useForm } from './form-context.ts';

interface AboutProps {
  id: string;
  text: string | undefined;
  mistake: string | undefined;
}

/** The hint of a field, what is wrong with it, and whether it is an example. */
export function About({ id, text, mistake }: AboutProps) {
  const { samples, confirm } = useForm();
  const sample = samples.find((name) => fieldId(name) === id);
  return (
    <div id={`${id}-about`}>
      {text && <p className="hint">{text}</p>}
      {mistake && <p className="field__error">{mistake}</p>}
      {sample !== undefined && (
        <p className="sample">
          This is an example: change or confirm it.
          <button
            type="button"
            className="plain"
            onClick={() => {
              confirm(sample);
            }}
          >
            It is right
          </button>
        </p>
      )}
    </div>
  );
}
