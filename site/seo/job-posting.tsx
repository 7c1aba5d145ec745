import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentOf } from '../content/content.ts';
import type { Job } from '../content/pages/careers-schema.ts';
import type { Salon } from '../content/salon/schema.ts';
import { postalAddress } from './hair-salon.ts';
import { idsOf, type SchemaNode } from './schema-node.ts';

/** Values of `employmentType`, which Google defines. */
const EMPLOYMENT_TYPES = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME' } as const;

/**
 * Open jobs as structured data. Skips jobs without `posted`, which Google requires. There is no pay, because the content
 * has none. Source: Google Search Central, "Job posting".
 */
export function jobPostingNodes(
  origin: string,
  jobs: readonly Job[],
  { asks, offers }: Pick<ContentOf<'careersPage'>['jobs'], 'asks' | 'offers'>,
  salon: Salon,
): SchemaNode[] {
  const ids = idsOf(origin);
  return jobs.flatMap((job) => {
    if (!job.posted) return [];
    return {
      '@type': 'JobPosting',
      '@id': ids.page('/careers', job.slug),
      url: ids.page('/careers', job.slug),
      title: job.title,
      // Google wants HTML.
      description: renderToStaticMarkup(
        <>
          <p>{job.type}</p>
          <List label={asks} items={job.requirements} />
          <List label={offers} items={job.offers} />
        </>,
      ),
      datePosted: job.posted,
      employmentType: job.employment.map((type) => EMPLOYMENT_TYPES[type]),
      identifier: { '@type': 'PropertyValue', name: salon.name, value: job.slug },
      hiringOrganization: { '@type': 'HairSalon', '@id': ids.salon, name: salon.name },
      jobLocation: { '@type': 'Place', address: postalAddress(salon.address) },
    };
  });
}

function List({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <>
      <p>{label}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
