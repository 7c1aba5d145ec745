import { type ImageSlot, imageSlots } from './image-slots.ts';

/** Three or four columns, two on phones. The filter shows the pictures larger. */
const SMALL_SIZES = '(max-width: 40em) 37vw, 30vw';
const HALF_SIZES = '(max-width: 40em) 60vw, 40vw';
const WIDE_SIZES = '(max-width: 40em) 100vw, 66vw';
const smallWidths = [280, 432, 720] as const;
const halfWidths = [440, 720, 960] as const;
const wideWidths = [724, 1280] as const;

/** Ratios and sizes of the pictures, in page order. Their positions are in GallerySection.css. */
export const gallerySlots: readonly ImageSlot[] = [
  { ratio: 16 / 9, widths: wideWidths, sizes: WIDE_SIZES },
  { ratio: 4 / 5, widths: smallWidths, sizes: SMALL_SIZES },
  { ratio: 8 / 9, widths: halfWidths, sizes: HALF_SIZES },
  { ratio: 9 / 8, widths: halfWidths, sizes: HALF_SIZES },
  { ratio: 2 / 3, widths: smallWidths, sizes: SMALL_SIZES },
  { ratio: 2.2, widths: wideWidths, sizes: '(max-width: 40em) 130vw, 90vw' },
  { ratio: 2 / 3, widths: smallWidths, sizes: SMALL_SIZES },
  { ratio: 4 / 5, widths: halfWidths, sizes: HALF_SIZES },
  { ratio: 1, widths: halfWidths, sizes: '(max-width: 40em) 100vw, 40vw' },
  { ratio: 4 / 3, widths: wideWidths, sizes: WIDE_SIZES },
  { ratio: 2 / 3, widths: halfWidths, sizes: HALF_SIZES },
];

/** Before and after: two pictures with the same crop, one over the other. */
export const storySlot: ImageSlot = {
  ratio: 8 / 9,
  widths: [800, 1100],
  sizes: '(max-width: 40em) 106vw, (max-width: 62.5em) 92vw, 54vw',
};

/** The uncropped picture in the lightbox. */
export const largeSlot: ImageSlot = { widths: [1280], maxHeight: 1500, sizes: '100vw' };

/** The pictures of the tour (sections/tour/places.ts). */
export const tourSlots = {
  wide: {
    ratio: 8 / 5,
    widths: [800, 1100, 1600],
    sizes: '(max-width: 40em) 120vw, (max-width: 62.5em) 92vw, 61vw',
  },
  /** The same in two columns, seven of twelve. */
  wideMiddle: { ratio: 8 / 7, widths: [664, 960], sizes: '54vw' },
  upright: imageSlots.portrait,
  /** The same, beside its caption on phones. */
  besideCaption: {
    ...imageSlots.portrait,
    sizes: 'auto, (max-width: 40em) 52vw, (max-width: 62.5em) 46vw, 30vw',
  },
  square: {
    ratio: 1,
    widths: [432, 664, 864],
    sizes: 'auto, (max-width: 62.5em) 38vw, 30vw',
  },
  tall: { ratio: 8 / 9, widths: [864, 1320], sizes: '61vw' },
  tallMiddle: { ratio: 3 / 5, widths: [664, 960], sizes: '54vw' },
  bleed: { ratio: 16 / 10, widths: [1200, 2000], sizes: '100vw' },
  bleedTall: { ratio: 1, widths: [724, 1080], sizes: '100vw' },
} as const satisfies Record<string, ImageSlot>;
