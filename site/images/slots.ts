/**
 * The places where pictures stand: the shape they are cut to, the widths they are made in, and how wide the browser
 * lays them out (the `sizes` attribute). Widths are in CSS pixels times the densities that matter for that place;
 * a photo smaller than a width is never enlarged. Each width costs a second or two of every first build: a place has one
 * for plain screens and one for dense ones, and places that ask for nearly the same share theirs.
 */
export interface Slot {
  /** Width divided by height; undefined keeps the shape of the photo or its area. */
  ratio?: number;
  widths: readonly number[];
  /** Pixels: upright photos of a place that keeps their shape are made no higher. */
  highest?: number;
  sizes: string;
}

export const slots = {
  /** The landscape across the top of home, tour, coloring: edge to edge on wide screens, cut at the sides on tablets. */
  heroWide: { ratio: 16 / 10, widths: [1440, 2000], sizes: '(max-width: 62.5em) 178vw, 100vw' },
  /** The same on phones held upright. */
  heroTall: { ratio: 4 / 5, widths: [724, 960], sizes: '100vw' },
  /** The same on home and tour, where it fills most of the first screen. */
  heroTallest: { ratio: 9 / 16, widths: [724], sizes: '100vw' },
  /** A lock of hair on the brass rail. */
  swatch: {
    ratio: 1 / 2,
    widths: [240, 480],
    sizes: '(max-width: 40em) 116px, (max-width: 62.5em) 29vw, 16.5vw',
  },
  /** The first two of them, which are wider. */
  swatchFirst: {
    ratio: 1 / 2,
    widths: [240, 360, 480],
    sizes: '(max-width: 40em) 116px, (max-width: 62.5em) 44vw, 20vw',
  },
  /** Half of a wide screen and higher than it is wide there, so that its sides are cut; all of a small one. */
  half: {
    ratio: 4 / 5,
    widths: [640, 900],
    sizes: '(max-width: 40em) 88vw, (max-width: 62.5em) 76vw, 60vw',
  },
  /** The same, square. */
  halfSquare: { ratio: 1, widths: [664, 1100], sizes: '(max-width: 62.5em) 92vw, 76vw' },
  /** Beside the headline of careers. */
  beside: {
    ratio: 4 / 5,
    widths: [640, 900],
    sizes: '(max-width: 40em) 83vw, (max-width: 62.5em) 53vw, 43vw',
  },
  /** The two beside the reasons on the about page: tall, and a small one. */
  reasonTall: { ratio: 4 / 5, widths: [450, 720], sizes: '(max-width: 62.5em) 62vw, 45vw' },
  reasonSmall: {
    ratio: 4 / 3,
    widths: [320, 450],
    sizes: '(max-width: 40em) 62vw, (max-width: 62.5em) 44vw, 22vw',
  },
  /** A sample of hair at the end of a row: as high as its text, which on phones is more than its width. */
  sample: {
    ratio: 1,
    widths: [400, 640],
    sizes: '(max-width: 40em) 200px, (max-width: 62.5em) 30vw, 22vw',
  },
  /** Objects cut out of hair: wide ones across the page, tall ones beside the words. Each has a ratio of its own. */
  cutoutWide: { widths: [720, 1100], sizes: '(max-width: 62.5em) 92vw, 76vw' },
  cutoutTall: { widths: [360, 640], sizes: '(max-width: 62.5em) 42vw, 44vw' },
  /** Half as wide as high, and a third: their height decides how wide they can be. */
  cutoutLean: { widths: [240, 420, 640], sizes: '(max-width: 62.5em) 31vw, 29vw' },
  cutoutSlim: { widths: [180, 300, 560], sizes: '(max-width: 62.5em) 23vw, 20vw' },
  /** The one in the corner that a short first line leaves. */
  cutoutNotch: { widths: [360, 720], sizes: '48vw' },
  /** The band above the phone number, edge to edge. */
  band: { ratio: 16 / 10, widths: [1000, 1600], sizes: '100vw' },
  /** The same where it is nearly as high as wide: on phones, and on tablets about. */
  bandTall: { ratio: 13 / 12, widths: [724, 1080], sizes: '100vw' },
  /** The road of the location pages: along the screen, across a tablet, down a phone. */
  roadWide: { ratio: 5, widths: [1600], sizes: '100vw' },
  roadMiddle: { ratio: 2, widths: [1000], sizes: '100vw' },
  roadTall: { ratio: 1 / 6, widths: [200], sizes: '26vw' },
  /** Pictures in a grid of one, two or three: three beside each other on 1,440 px, a dense phone, and dense desks. */
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
  landscape: {
    ratio: 4 / 3,
    widths: [432, 664, 864],
    sizes: '(max-width: 40em) 92vw, (max-width: 62.5em) 46vw, 30vw',
  },
  /** Cards of the blog in rows of three. */
  postTall: { ratio: 4 / 5, widths: [432, 816], sizes: '28.4vw' },
  postSquare: { ratio: 1, widths: [432, 816], sizes: '28.4vw' },
  postNearSquare: { ratio: 8 / 9, widths: [432, 816], sizes: '28.4vw' },
  /** The same on smaller screens, where there are many below each other: two sizes have to do. */
  postWide: { ratio: 4 / 3, widths: [432, 660], sizes: '(max-width: 40em) 90vw, 44vw' },
  /** Beside the title of an article on wide screens, below it on others. */
  articleTall: { ratio: 4 / 5, widths: [640, 1100], sizes: '(max-width: 62.5em) 100vw, 42vw' },
  articleWide: { ratio: 5 / 4, widths: [724, 1100], sizes: '(max-width: 62.5em) 100vw, 42vw' },
  /** Wide figures in articles. */
  figure: { ratio: 16 / 9, widths: [664, 1000], sizes: '(max-width: 62.5em) 92vw, 60vw' },
  /** Small marks in lists. */
  thumb: { ratio: 4 / 5, widths: [192], sizes: '96px' },
} as const satisfies Record<string, Slot>;
