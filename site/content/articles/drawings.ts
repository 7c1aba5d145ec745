import { type Content } from '../content.ts';

const FOLDER = 'content/drawings';

export function drawingNames(content: Content): string[] {
  return content.fileNames(FOLDER).map((name) => name.replace(/\.svg$/u, ''));
}

/**
 * A drawing as SVG: areas and lines, without colors and widths, which are the page's (Drawings.css). Its class is the shade
 * of the hair: `copper`, `brown`, `blonde` or `silver`.
 */
export function drawing(content: Content, name: string): string {
  return Buffer.from(content.bytes(`${FOLDER}/${name}.svg`)).toString();
}
