import { Button } from '../../ui/Button.tsx';
import { TickList } from '../../ui/TickList.tsx';

import './Jobs.css';

interface Job {
  slug: string;
  title: string;
  type: string;
  /** Posting date as displayed. */
  posted?: string | undefined;
  requirements: readonly string[];
  offers: readonly string[];
  /** `mailto:` URL of an application. */
  apply: string;
}

interface Props {
  headline: string;
  asks: string;
  offers: string;
  jobs: readonly Job[];
  /** Also shown as text, for browsers without an email program. */
  email: string;
}

/** Open jobs, one card each. */
export function Jobs({ headline, asks, offers, jobs, email }: Props) {
  return (
    <section className="jobs">
      <div className="wrap">
        <h2 className="d2">{headline}</h2>
        <ul className="jobs__sheets">
          {jobs.map((job) => (
            <li className="job" key={job.slug} id={job.slug}>
              <h3 className="job__title">{job.title}</h3>
              <p className="job__type">
                {job.type}
                {job.posted && <small>Posted {job.posted}</small>}
              </p>
              <div className="job__lists">
                <div>
                  <h4 className="label">{asks}</h4>
                  <TickList items={job.requirements} />
                </div>
                <div>
                  <h4 className="label">{offers}</h4>
                  <TickList items={job.offers} />
                </div>
              </div>
              <div className="job__apply">
                <Button href={job.apply}>
                  <span>
                    Apply<span className="visually-hidden"> for {job.title}</span>
                  </span>
                </Button>
                <p>or email {email}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
