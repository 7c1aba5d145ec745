/**
 * Places for pictures in the layout (not slots of a component): the ratio they are cropped to, the widths they are encoded
 * in, and how wide the browser lays them out (the `sizes` attribute). Widths are CSS pixels times the screen densities
 * that matter. Each width costs a second or two of a first build, so a slot has few, and similar slots share theirs.
 */
export interface ImageSlot {
  /** Width divided by height; undefined keeps the ratio of the photo or its area. */
  ratio?: number;
  widths: readonly number[];
  /** Pixels. Limits portrait photos in slots that keep the photo's ratio. */
  maxHeight?: number;
  sizes: string;
  /** Of the AVIFs; by default chosen by width (encode.ts). */
  quality?: number;
}

/** For the largest picture on phones, the one that the first screen waits for. Their dense screens hide the loss. */
const PHONE_HERO_QUALITY = 45;

export const imageSlots = {
  /** Hero of home, tour and coloring: edge to edge on wide screens, cropped at the sides on tablets. */
  heroWide: { ratio: 16 / 10, widths: [1440, 2000], sizes: '(max-width: 62.5em) 178vw, 100vw' },
  /** The same on phones in portrait. */
  heroTall: { ratio: 4 / 5, widths: [724, 960], sizes: '100vw', quality: PHONE_HERO_QUALITY },
  /** The same on home, down to the text below the headline. */
  heroTaller: { ratio: 5 / 7, widths: [724], sizes: '100vw', quality: PHONE_HERO_QUALITY },
  /** Half of a wide screen, where it is cropped to a portrait; all of a small one. */
  half: {
    ratio: 4 / 5,
    widths: [640, 900],
    sizes: '(max-width: 40em) 88vw, (max-width: 62.5em) 76vw, 60vw',
  },
  /** The same, square. */
  halfSquare: { ratio: 1, widths: [664, 1100], sizes: '(max-width: 62.5em) 92vw, 76vw' },
  /** Beside the headline of careers. */
  beside: {
    ratio: 8 / 9,
    widths: [640, 900],
    sizes: '(max-width: 40em) 83vw, (max-width: 62.5em) 53vw, 43vw',
  },
  /** Above the open jobs, on the right. */
  aboveJobs: { ratio: 7 / 4, widths: [640, 1000], sizes: '(max-width: 40em) 100vw, 46vw' },
  /** Beside the question on pages that are coming soon; below it on phones. */
  question: {
    ratio: 4 / 5,
    widths: [724, 1000],
    sizes: '(max-width: 40em) 100vw, 50vw',
  },
  /** Beside the reasons on the about page, below them on phones. */
  reasons: { ratio: 4 / 5, widths: [450, 720], sizes: '(max-width: 40em) 94vw, 46vw' },
  /** A sample of hair at the end of a row: as tall as its text, on phones taller than wide. */
  sample: {
    ratio: 1,
    widths: [400, 640],
    sizes: '(max-width: 40em) 200px, (max-width: 62.5em) 30vw, 22vw',
  },
  /** The hair below the name of a service, edge to edge. */
  hairWide: { ratio: 2, widths: [1440, 2000], sizes: '(max-width: 62.5em) 120vw, 100vw' },
  /** The same on phones. */
  hairTall: { ratio: 1, widths: [724, 960], sizes: '100vw', quality: PHONE_HERO_QUALITY },
  /** Beside the directions on the contact page, and on home; on small screens it spans the screen. */
  storefront: { ratio: 4 / 3, widths: [664, 1000], sizes: '(max-width: 62.5em) 100vw, 50vw' },
  /** Edge to edge: the closing call of home and the mission of the about page. */
  band: { ratio: 16 / 10, widths: [1000, 1600], sizes: '100vw' },
  /** The mission on phones and tablets, where it is nearly square. */
  bandTall: { ratio: 13 / 12, widths: [724, 1080], sizes: '100vw' },
  /** The road of the location pages: horizontal on wide screens and tablets, vertical on phones. */
  roadWide: { ratio: 5, widths: [1600], sizes: '100vw' },
  roadMiddle: { ratio: 2, widths: [1000], sizes: '100vw' },
  roadTall: { ratio: 1 / 4.5, widths: [266], sizes: '33vw' },
  /** Pictures in a grid of one to three columns. */
  portrait: {
    ratio: 4 / 5,
    widths: [432, 664, 864],
    sizes: '(max-width: 40em) 92vw, (max-width: 62.5em) 46vw, 30vw',
  },
  square: {
    ratio: 1,
    widths: [432, 664, 864],
    sizes: '(max-width: 40em) 92vw, (max-width: 62.5em) 46vw, 30vw',
  },
  /** Cards of the blog in rows of three. */
  post: { ratio: 8 / 9, widths: [432, 816], sizes: '28.4vw' },
  /** The same over two of three columns. */
  postDouble: { ratio: 3 / 2, widths: [900, 1600], sizes: '60vw' },
  /** In two columns. */
  postWide: { ratio: 4 / 3, widths: [432, 660, 900], sizes: 'auto, 44vw' },
  /** The last one, beside its text. */
  postTall: { ratio: 4 / 5, widths: [432, 664], sizes: '44vw' },
  /** On phones, beside the text. `auto` is the laid-out width, known by the time a lazy picture loads. */
  postBeside: { ratio: 2 / 3, widths: [240, 400], sizes: 'auto, 31vw' },
  /** The newest post, as wide as the screen. */
  postFeature: { ratio: 2, widths: [1100, 1600], sizes: '100vw' },
  /** The same on phones. */
  postFeatureTall: { ratio: 6 / 5, widths: [724, 960], sizes: '100vw', quality: PHONE_HERO_QUALITY },
  /** Beside the title of an article on wide screens, below it on small ones. */
  articleTall: { ratio: 4 / 5, widths: [640, 1100], sizes: '42vw' },
  articleWide: { ratio: 3 / 2, widths: [724, 1100], sizes: '100vw', quality: PHONE_HERO_QUALITY },
  /** Wide figures in articles. */
  figure: { ratio: 16 / 9, widths: [664, 1320], sizes: '92vw' },
  /** Beside the text of a section. */
  figureTall: { ratio: 4 / 5, widths: [640, 1100], sizes: '(max-width: 47.5em) 100vw, 460px' },
  /** Thumbnails in lists. */
  thumb: { ratio: 4 / 5, widths: [192], sizes: '96px' },
} as const satisfies Record<string, ImageSlot>;
