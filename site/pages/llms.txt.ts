import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';
import { addressLine } from '../content/salon/address.ts';
import { listArticles } from '../content/articles/collection.ts';
import { displayHours } from '../content/salon/hours.ts';
import { siteContent } from '../content/content.ts';
import { displayPhone } from '../content/salon/phone.ts';
import { openPrices } from '../content/services/queries.ts';
import { llmsText } from '../seo/llms.ts';

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

export const GET: APIRoute = async () => {
  const { name, blurb, phone, email, address, hours } = siteContent().get('salon');
  const fallback = siteContent().get('blog').article.description;
  const text = llmsText({
    origin: siteUrl(),
    name,
    blurb,
    facts: [
      ['Address', addressLine(address)],
      ['Phone', displayPhone(phone)],
      ['Email', email],
      [
        'Hours',
        displayHours(hours)
          .map((line) => `${line.days} ${line.hours}`)
          .join('; '),
      ],
      [
        'Appointments',
        `by phone or by the form on ${siteUrl()}${PAGES.contact}; a time is booked once the salon confirms it`,
      ],
    ],
    prices: {
      headline: 'Starting prices',
      lines: openPrices(siteContent()).map(
        ({ name: work, price, note, covers }) =>
          `${work}: ${price === null ? (note ?? '') : `from $${price}`}. ${covers}`,
      ),
    },
    pages: [
      ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((kind) => {
        const { title, description } = siteContent().get(kind);
        return { name: title, path: PAGES[kind], text: description };
      }),
      ...siteContent()
        .get('legal')
        .map(({ slug, title, description }) => ({ name: title, path: `/${slug}`, text: description })),
    ],
    services: siteContent()
      .get('services')
      .map((service) => ({
        name: service.name,
        path: `/services/${service.slug}`,
        text: service.comingSoon ? `${service.intro} (coming soon)` : service.description,
      })),
    towns: siteContent()
      .get('towns')
      .map((town) => ({
        name: town.name,
        path: `/locations/${town.slug}`,
        text: town.intro,
      })),
    articles: (await listArticles()).map((article) => ({
      name: article.title,
      path: `/blog/${article.slug}`,
      text: article.description ?? fallback,
    })),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
