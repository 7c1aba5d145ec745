/** A bar chart of when sites show their first text and their largest element on a throttled line. */
import { type PaintsByProtocol, PROTOCOLS } from './measure.ts';

export interface ChartRow {
  readonly site: string;
  readonly simulated: PaintsByProtocol;
  readonly throttled: PaintsByProtocol;
}

const WIDTH = 760;
const LABEL_WIDTH = 230;
const ROW_HEIGHT = 26;
const GROUP_HEAD = 40;

/** @returns an SVG document; a bar is pale until the first text, copper until the largest paint */
export function paintChart(rows: readonly ChartRow[]): string {
  const times = rows.flatMap(({ throttled }) => PROTOCOLS.map((protocol) => throttled[protocol].lcp));
  const scale = (WIDTH - LABEL_WIDTH - 70) / Math.max(...times, 1);
  const groupHeight = GROUP_HEAD + rows.length * ROW_HEIGHT;
  const groups = PROTOCOLS.map((protocol, group) => {
    const bars = rows.map(({ site, throttled }, at) => {
      const { fcp, lcp } = throttled[protocol];
      const y = GROUP_HEAD + at * ROW_HEIGHT;
      return [
        `<text x="${String(LABEL_WIDTH - 12)}" y="${String(y + 14)}" text-anchor="end">${site}</text>`,
        bar(LABEL_WIDTH, y, fcp * scale, '#e3cdbd'),
        bar(LABEL_WIDTH + fcp * scale, y, (lcp - fcp) * scale, '#a5532a'),
        `<text x="${(LABEL_WIDTH + lcp * scale + 8).toFixed(0)}" y="${String(y + 14)}">${String(fcp)} · ${String(lcp)}</text>`,
      ].join('');
    });
    const title = `<text x="0" y="24" font-weight="bold">${protocol}</text>`;
    return `<g transform="translate(16 ${String(40 + group * groupHeight)})">${title}${bars.join('')}</g>`;
  });
  const height = 56 + PROTOCOLS.length * groupHeight;
  const caption = 'Home page on a slow phone: milliseconds to the first text · to the largest element';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH + 32)} ${String(height)}" role="img" aria-label="${caption}" font-family="system-ui, sans-serif" font-size="13" fill="#2b2420">`,
    `<rect width="100%" height="100%" fill="#faf6f0"/>`,
    `<text x="16" y="30" font-size="15">${caption}</text>`,
    ...groups,
    '</svg>\n',
  ].join('\n');
}

function bar(x: number, y: number, width: number, fill: string): string {
  return `<rect x="${x.toFixed(1)}" y="${String(y)}" width="${width.toFixed(1)}" height="18" fill="${fill}"/>`;
}
