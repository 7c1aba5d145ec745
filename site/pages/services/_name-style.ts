import { type CSSProperties } from 'react';

import { nameLines } from '../../sections/service-heading/headline.ts';
import { widthOf } from '../../styles/display-font.ts';

/** Letter spacing of the name in ems. */
const TRACKING = -0.018;

/** Widths of a name in ems, on one line and broken in two, so that it can be as large as the page is wide. */
export function nameStyle(name: string): CSSProperties {
  const ems = (line: string) => widthOf(line, TRACKING).toFixed(3);
  const widest = nameLines(name)
    .map(ems)
    .sort((a, b) => Number(b) - Number(a))[0];
  return { '--tracking': `${TRACKING}em`, '--name-whole': ems(name), '--name-line': widest };
}
