import { type Shown } from '../../content/shown.ts';
import './AboutHead.css';

/** Page header with a full-width headline. */
export function AboutHead({ headline, accent, lead }: Shown<'about'>['head']) {
  return (
    <div className="about-head wrap page">
      <h1>
        {headline} <span className="copper">{accent}</span>
      </h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
