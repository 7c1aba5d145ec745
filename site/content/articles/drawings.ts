import type { Content } from '../content.ts';

const FOLDER = 'content/drawings';
const ROOT = /<svg(?: class="(?<hairShade>\w+)")?[^>]* viewBox="\S+ \S+ (?<width>\S+) (?<height>\S+)"/u;

export function drawingNames(content: Content): string[] {
  return content.fileNames(FOLDER).map((name) => name.replace(/\.svg$/u, ''));
}

/** A drawing as SVG: areas and lines whose classes say what they are. Their colors are in drawing-colors.css. */
export function drawingSvg(content: Content, name: string): string {
  return Buffer.from(content.bytes(`${FOLDER}/${name}.svg`)).toString();
}

export interface DrawingData {
  readonly src: string;
  /** Of the view box. */
  readonly width: number;
  readonly height: number;
  /** `copper`, `brown`, `blonde` or `silver`. */
  readonly hairShade: string;
}

/** @throws Error when the SVG does not begin with `<svg class="…" viewBox="…">`, the class being optional */
export function drawing(content: Content, name: string): DrawingData {
  const { width, height, hairShade = 'copper' } = ROOT.exec(drawingSvg(content, name))?.groups ?? {};
  if (width === undefined || height === undefined)
    throw new Error(`${FOLDER}/${name}.svg: found no view box, expected <svg viewBox="0 0 400 300">`);
  return { src: `/drawings/${name}.svg`, width: Number(width), height: Number(height), hairShade };
}
