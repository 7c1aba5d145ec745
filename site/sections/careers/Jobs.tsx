import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TickList } from '../../ui/TickList.tsx';

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

interface Labels {
  asks: string;
  offers: string;
  /** Also shown as text, for browsers without an email program. */
  email: string;
}

interface Props extends Labels {
  headline: string;
  /** Shown while no job is open. */
  none: { headline: string; text: string };
  picture: PictureData;
  jobs: readonly Job[];
}

/** Open jobs, one card each, two in a row, below a headline and a picture. */
export function Jobs({ headline, none, picture, jobs, ...labels }: Props) {
  return (
    <section className="jobs">
      <div className="wrap">
        <Picture
          picture={picture}
          className="jobs__picture"
          boxes={{ phone: [100, 1.75], tablet: [46, 1.75] }}
        />
        <h2 className="d2">{jobs.length > 0 ? headline : none.headline}</h2>
        {jobs.length > 0 ? (
          <ul className="jobs__sheets">
            {jobs.map((job) => (
              <JobCard key={job.slug} job={job} {...labels} />
            ))}
          </ul>
        ) : (
          <p className="jobs__none lead">
            {none.text} <TextLink href={`mailto:${labels.email}`}>{labels.email}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

function JobCard({ job, asks, offers, email }: { job: Job } & Labels) {
  return (
    <li className="job" id={job.slug}>
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
  );
}
