import './AboutHead.css';

interface Props {
  headline: string;
  accent: string;
  lead: string;
}

/** Page header with a full-width headline. */
export function AboutHead({ headline, accent, lead }: Props) {
  return (
    <div className="about-head wrap page">
      <h1>
        {headline} <span className="copper">{accent}</span>
      </h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
