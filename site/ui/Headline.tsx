interface Props {
  headline: string;
  /** The second part, in another color. */
  accent?: string | undefined;
  accentClass?: string;
}

/** The words of a headline. */
export function Headline({ headline, accent, accentClass = 'copper' }: Props) {
  if (!accent) return headline;
  return (
    <>
      {headline} <span className={accentClass}>{accent}</span>
    </>
  );
}
