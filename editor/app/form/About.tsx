interface AboutProps {
  id: string;
  text: string | undefined;
  mistake: string | undefined;
}

/** The hint of a field and what is wrong with it. */
export function About({ id, text, mistake }: AboutProps) {
  return (
    <div id={`${id}-about`}>
      {text && <p className="hint">{text}</p>}
      {mistake && <p className="field__error">{mistake}</p>}
    </div>
  );
}
