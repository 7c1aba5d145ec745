import { filterKey } from '../../lib/filter-key.ts';
import type { Content } from '../content.ts';
import { galleryCategories } from './gallery-schema.ts';

/** The categories of the gallery, those with the most photos first. */
export function categoriesByCount(content: Content): { key: string; label: string; count: number }[] {
  return galleryCategories
    .map((label) => {
      const photos = content.get('gallery').filter(({ category }) => category === label);
      return { key: filterKey(label), label, count: photos.length };
    })
    .sort((a, b) => b.count - a.count);
}
