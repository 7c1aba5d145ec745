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
      <h1>
        <Headline headline={headline} accent={accent} />
      </h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
