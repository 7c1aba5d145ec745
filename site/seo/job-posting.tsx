import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentOf } from '../content/content.ts';
import type { Job } from '../content/pages/careers-schema.ts';
import type { Salon } from '../content/salon/schema.ts';
import { postalAddress } from './hair-salon.ts';
import { idsOf, type SchemaNode } from './schema-node.ts';

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
    const types = employmentTypes(job.type);
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
      ...(types.length > 0 && { employmentType: types }),
      identifier: { '@type': 'PropertyValue', name: salon.name, value: job.slug },
      hiringOrganization: { '@type': 'HairSalon', '@id': ids.salon, name: salon.name },
      jobLocation: { '@type': 'Place', address: postalAddress(salon.address) },
    };
  });
}

/** Google's constants for the kind of employment, from the words on the page. */
function employmentTypes(type: string): string[] {
  return [/full[ -]time/iu.test(type) && 'FULL_TIME', /part[ -]time/iu.test(type) && 'PART_TIME'].filter(
    (found) => found !== false,
  );
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
