import { type APIRoute } from 'astro';
import { z } from 'zod';

import { siteUrl } from '../build/site-url.ts';
import { addressLine } from '../content/address.ts';
import { listArticles } from '../content/articles.ts';
import { displayHours } from '../content/hours.ts';
import { legal, readPage, salon, services, towns } from '../content/index.ts';
import { displayPhone } from '../content/phone.ts';
import { openPrices } from '../content/services.ts';
import { blogSchema } from '../content/schemas/pages/blog.ts';
import { pageFields } from '../content/schemas/fields.ts';
import { llmsText } from '../seo/llms.ts';

/** Content file of a page → its path. */
const PAGES = {
  home: '/',
  about: '/about',
  contact: '/contact',
  gallery: '/gallery',
  tour: '/view-our-salon',
  careers: '/careers',
  blog: '/blog',
} as const;

export const GET: APIRoute = async () => {
  const { name, blurb, phone, email, address, hours } = salon();
  const fallback = readPage('blog', blogSchema).article.description;
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
      lines: openPrices().map(
        ({ name: work, price, note, covers }) =>
          `${work}: ${price === null ? (note ?? '') : `from $${price}`}. ${covers}`,
      ),
    },
    pages: [
      ...Object.entries(PAGES).map(([file, path]) => {
        const { title, description } = readPage(file, z.looseObject(pageFields));
        return { name: title, path, text: description };
      }),
      ...(['privacy', 'terms'] as const).map((file) => {
        const { title, description } = legal(file).data;
        return { name: title, path: `/${file}`, text: description };
      }),
    ],
    services: services().map((service) => ({
      name: service.name,
      path: `/services/${service.slug}`,
      text: service.comingSoon ? `${service.intro} (coming soon)` : service.description,
    })),
    towns: towns().map((town) => ({
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
