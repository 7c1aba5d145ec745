/** Arithmetic of the carousel in the lightbox. Slides are numbered from 0. */

/** The slide nearest to an index that may be outside of the carousel. */
export function nearestSlide(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}

/** The slides to render around the current one, so that the next is there when a swipe begins. */
export function slidesAround(index: number, count: number): number[] {
  return [index - 1, index, index + 1].filter((slide) => slide >= 0 && slide < count);
}

/** The slide that a key leads to, or undefined if the key has no meaning. */
export function slideForKey(key: string, current: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : nearestSlide(target, count);
}
