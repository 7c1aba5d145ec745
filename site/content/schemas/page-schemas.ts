import { type z } from 'zod';
import { aboutSchema } from './pages/about.ts';
import { blogSchema } from './pages/blog.ts';
import { careersPageSchema } from './pages/careers.ts';
import { comingSoonSchema } from './pages/coming-soon.ts';
import { contactSchema } from './pages/contact.ts';
import { galleryPageSchema } from './pages/gallery.ts';
import { homeSchema } from './pages/home.ts';
import { locationsSchema } from './pages/locations.ts';
import { notFoundSchema } from './pages/not-found.ts';
import { tourPageSchema } from './pages/tour.ts';

/** Schemas of the files in content/pages, by name. */
export const pageSchemas: Readonly<Record<string, z.ZodType>> = {
  about: aboutSchema,
  blog: blogSchema,
  careers: careersPageSchema,
  contact: contactSchema,
  gallery: galleryPageSchema,
  home: homeSchema,
  locations: locationsSchema,
  'not-found': notFoundSchema,
  soon: comingSoonSchema,
  tour: tourPageSchema,
};
