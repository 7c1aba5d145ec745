import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TickList } from '../../ui/TickList.tsx';

interface Job extends Omit<PageContent<'careers'>['jobs'][number], 'posted'> {
  /** Posting date as displayed. */
  posted: string | undefined;
  /** `mailto:` URL of an application. */
  apply: string;
}

type Props = PageContent<'careersPage'>['jobs'] & { jobs: readonly Job[]; email: Link };

/** Open jobs, one card each, two in a row, below a headline and a picture. */
export function Jobs({ headline, none, picture, jobs, ...labels }: Props) {
  return (
    <section className="jobs">
      <div className="wrap">
        <Picture
          picture={picture}
          className="jobs__picture"
          vw={{ phone: 95, tablet: 46 }}
          ratio={{ phone: 1.2 }}
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
            {none.text} <TextLink href={labels.email.href}>{labels.email.name}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

function JobCard({ job, asks, offers, email }: { job: Job } & Pick<Props, 'asks' | 'offers' | 'email'>) {
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
        {/* For browsers without an email program. */}
        <p>or email {email.name}</p>
      </div>
    </li>
  );
}
