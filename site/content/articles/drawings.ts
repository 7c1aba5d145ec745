import { type Content } from '../content.ts';

const FOLDER = 'content/drawings';

/** A drawing in areas and lines, without colors and widths: those are the page's (Drawings.css). */
export interface Drawing {
  /** `0 0 200 244` */
  readonly viewBox: string;
  /** `copper`, `brown`, `blonde` or `silver`. */
  readonly hairShade: string;
  /** As SVG. A path without a class is a line. */
  readonly paths: string;
}

export function drawingNames(content: Content): string[] {
  return content.names(FOLDER).map((name) => name.replace(/\.svg$/u, ''));
}

/** @throws Error for a file that is not an SVG with a viewBox */
export function drawing(content: Content, name: string): Drawing {
  const file = `${FOLDER}/${name}.svg`;
  const [, attributes = '', paths = ''] =
    /<svg([^>]*)>(.*)<\/svg>/su.exec(Buffer.from(content.bytes(file)).toString()) ?? [];
  const viewBox = /viewBox="([^"]*)"/u.exec(attributes)?.[1];
  if (viewBox === undefined) throw new Error(`${file}: found no viewBox, expected <svg viewBox="…">`);
  const hairShade = /class="([^"]*)"/u.exec(attributes)?.[1] ?? 'copper';
  return { viewBox, hairShade, paths: paths.replaceAll(/>\s+</gu, '><').trim() };
}
