import { Headline } from './Headline.tsx';

interface Props {
  headline: string;
  accent: string;
  lead: string;
  className: string;
}

/** The top of a page without a picture there: a two-part headline and an introduction. */
export function PageHead({ headline, accent, lead, className }: Props) {
  return (
    <div className={className}>
      <Headline as="h1" headline={headline} accent={accent} />
      <p className="lead">{lead}</p>
    </div>
  );
}
