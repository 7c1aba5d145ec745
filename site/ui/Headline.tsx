interface Props {
  as?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
  headline: string;
  /** The second part, in another color. */
  accent?: string | undefined;
  accentClass?: string;
}

/** A headline in one or two parts. */
export function Headline({ as: Tag = 'h2', className, headline, accent, accentClass = 'copper' }: Props) {
  return (
    <Tag className={className}>
      {headline} {accent && <span className={accentClass}>{accent}</span>}
    </Tag>
  );
}
