import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { ContentError, type Problem } from './content-error.ts';
import { memoize } from './memoize.ts';
import { projectRoot } from './root.ts';

const folder = 'content/drawings';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/u;

/** What a path can show; a path without a class is a line. Drawings.css has the color of each. */
const PARTS = [
  'skin',
  'shadow',
  'hair',
  'hair-behind',
  'hair-short',
  'hair-stubble',
  'strand',
  'accent',
] as const;

const HAIR_SHADES = ['copper', 'brown', 'blonde', 'silver'] as const;

type HairShade = (typeof HAIR_SHADES)[number];

type DrawingPart = 'line' | (typeof PARTS)[number];

/** A drawing in areas and lines, without colors and widths: those are the page's. */
export interface Drawing {
  /** `0 0 200 244` */
  readonly viewBox: string;
  readonly hairShade: HairShade;
  readonly paths: readonly { readonly d: string; readonly part: DrawingPart }[];
}

/**
 * The drawings of the project, by name.
 *
 * @throws ContentError that lists every file that is not an SVG of paths
 */
export const drawings = memoize((root = projectRoot()): Readonly<Record<string, Drawing>> => {
  const problems: Problem[] = [];
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
  const known = files.map((name) => {
    const report = (message: string) => problems.push({ file: `${folder}/${name}`, field: '', message });
    if (!NAME.test(name))
      report(`found the name "${name}", expected lowercase letters, digits and hyphens, then .svg`);
    return [name.replace(/\.svg$/u, ''), parse(readFileSync(join(path, name), 'utf8'), report)];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(known) as Record<string, Drawing>;
});

/** The paths of an SVG file. Everything else in it is a mistake, because it would not follow the page's colors. */
function parse(svg: string, report: (message: string) => void): Drawing {
  const $ = load(svg, { xml: true });
  const viewBox = $('svg').attr('viewBox');
  if (viewBox === undefined)
    report('found no viewBox, expected <svg viewBox="…"> with areas and lines as <path>');
  const shadeName = $('svg').attr('class') ?? 'copper';
  const hairShade = HAIR_SHADES.find((known) => known === shadeName);
  if (!hairShade)
    report(`found <svg class="${shadeName}">, expected the shade of the hair: ${HAIR_SHADES.join(', ')}`);
  const other = $('svg *').not('path').get(0);
  if (other) report(`found <${other.tagName}>, expected <path> only`);
  const paths = $('path')
    .toArray()
    .map((path): Drawing['paths'][number] => {
      const name = $(path).attr('class');
      const part = name === undefined ? 'line' : PARTS.find((known) => known === name);
      if (!part)
        report(`found class="${String(name)}", expected one of ${PARTS.join(', ')}, or none for a line`);
      return { d: $(path).attr('d') ?? '', part: part ?? 'line' };
    });
  return { viewBox: viewBox ?? '', hairShade: hairShade ?? 'copper', paths };
}

/** Error message for an unknown drawing. */
export function unknownDrawing(name: string, known: Readonly<Record<string, Drawing>>): string {
  return `found "drawings/${name}", expected one of the drawings in ${folder}: ${Object.keys(known).join(', ')}`;
}
