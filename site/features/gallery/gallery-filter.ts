/** Inline script of the gallery page: filters the photos, and closes the lightbox that a reload has left open. */
import { PHONE } from '../../styles/breakpoints.ts';
import { filterList } from '../filter/filter-list.ts';
import { dropLightboxEntry } from './lightbox-entry.ts';

dropLightboxEntry();
filterList({ param: 'category', noun: 'photo', relation: 'in' }, (photos) => {
  // Few pictures are larger (GalleryGrid.css).
  const sizes = `${PHONE} 92vw, 48vw`;
  for (const source of photos.flatMap((photo) => [...photo.querySelectorAll('source')]))
    // Setting the same value again may fetch the picture again.
    if (source.sizes !== sizes) source.sizes = sizes;
});
