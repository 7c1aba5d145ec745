import type { APIRoute } from 'astro';
import { renderedArticles } from '../content/articles/rendered-articles.ts';
import { siteContent } from '../content/content.ts';
import { addressLine } from '../content/salon/address.ts';
import { displayHours } from '../content/salon/hours.ts';
import { displayPhone } from '../../contact/phone.ts';
import { openPrices } from '../content/services/queries.ts';
import { dollars } from '../lib/dollars.ts';
import { articlePath, legalPath, servicePath, townPath } from '../lib/routes.ts';

/** Kind of content → the page that it describes. */
const PAGES = {
  home: '/',
  about: '/about',
  contact: '/contact',
  galleryPage: '/gallery',
  tourPage: '/view-our-salon',
  careersPage: '/careers',
  blog: '/blog',
} as const;

/** Summary of the site for language models. Source: llmstxt.org. */
export const GET: APIRoute = async () => {
  const content = siteContent();
  const { name, blurb, phone, email, address, hours } = content.get('salon');
  const link = (label: string, path: string, text: string) =>
    `- [${label}](${import.meta.env.SITE}${path}): ${text}`;
  const section = (title: string, lines: readonly string[]) => ['', `## ${title}`, '', ...lines];
  const week = displayHours(hours).map((line) => `${line.days} ${line.hours}`);
  const lines = [
    `# ${name}`,
    '',
    `> ${blurb}`,
    '',
    `- Address: ${addressLine(address)}`,
    `- Phone: ${displayPhone(phone)}`,
    `- Email: ${email}`,
    `- Hours: ${week.join('; ')}`,
    `- Appointments: by phone or by the form on ${import.meta.env.SITE}${PAGES.contact}; a time is booked once the salon confirms it`,
    ...section(
      'Starting prices',
      openPrices(content).map(({ name: work, price, note, covers }) => {
        return `- ${work}: ${price === null ? (note ?? '') : `from ${dollars(price)}`}. ${covers}`;
      }),
    ),
    ...section('Pages', [
      ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((kind) => {
        const { title, description } = content.get(kind);
        return link(title, PAGES[kind], description);
      }),
      ...content
        .get('legal')
        .map(({ slug, title, description }) => link(title, legalPath(slug), description)),
    ]),
    ...section(
      'Services',
      content.get('services').map(({ slug, name: service, comingSoon, intro, description }) => {
        return link(service, servicePath(slug), comingSoon ? `${intro} (coming soon)` : description);
      }),
    ),
    ...section(
      'Towns',
      content.get('towns').map(({ slug, name: town, intro }) => link(town, townPath(slug), intro)),
    ),
    ...section(
      'Articles',
      (await renderedArticles()).map(({ slug, title, description }) =>
        link(title, articlePath(slug), description ?? content.get('blog').article.description),
      ),
    ),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
