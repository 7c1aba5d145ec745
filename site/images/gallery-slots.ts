import { type Slot, slots } from './slots.ts';

/** Three or four columns, two on phones. The filter shows the pictures larger. */
const SMALL = '(max-width: 40em) 37vw, 30vw';
const HALF = '(max-width: 40em) 60vw, 40vw';
const WIDE = '(max-width: 40em) 100vw, 66vw';
const small = [280, 432, 720] as const;
const half = [440, 720, 960] as const;
const wide = [724, 1280] as const;

/** Ratios and sizes of the pictures, in page order. Their positions are in GallerySection.css. */
export const gallerySlots: readonly Slot[] = [
  { ratio: 16 / 9, widths: wide, sizes: WIDE },
  { ratio: 4 / 5, widths: small, sizes: SMALL },
  { ratio: 8 / 9, widths: half, sizes: HALF },
  { ratio: 9 / 8, widths: half, sizes: HALF },
  { ratio: 4 / 5, widths: small, sizes: SMALL },
  { ratio: 2.2, widths: wide, sizes: '(max-width: 40em) 130vw, 90vw' },
  { ratio: 1, widths: small, sizes: '(max-width: 40em) 48vw, 30vw' },
  { ratio: 4 / 5, widths: half, sizes: HALF },
  { ratio: 4 / 5, widths: half, sizes: HALF },
  { ratio: 4 / 3, widths: wide, sizes: WIDE },
  { ratio: 2 / 3, widths: half, sizes: HALF },
];

/** Before and after: two pictures with the same crop, one over the other. */
export const storySlot: Slot = {
  ratio: 8 / 9,
  widths: [800, 1100],
  sizes: '(max-width: 40em) 106vw, (max-width: 62.5em) 92vw, 54vw',
};

/** The uncropped picture in the lightbox. */
export const largeSlot: Slot = { widths: [1280], maxHeight: 1500, sizes: '100vw' };

/** The pictures of the tour, by their shape in the grid (sections/tour/shapes.ts). */
export const tourSlots = {
  large: {
    ratio: 6 / 5,
    widths: [800, 1200],
    sizes: '(max-width: 40em) 100vw, (max-width: 62.5em) 92vw, 61vw',
  },
  wide: { ratio: 2, widths: [800, 1200], sizes: '(max-width: 62.5em) 92vw, 61vw' },
  panorama: { ratio: 2.4, widths: [800, 1440], sizes: '92vw' },
  upright: slots.portrait,
  square: slots.square,
  lying: slots.landscape,
} as const satisfies Record<string, Slot>;
