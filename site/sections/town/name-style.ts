import { type CSSProperties } from 'react';

import { leftBearingOf, widthOf } from '../../styles/display-font.ts';

/** Letter spacing of the name in ems. */
const TRACKING = -0.025;

/** Width of the name and the first letter's own margin, in ems, so that the name can be as large as the page is wide. */
export function townNameStyle(town: string, region: string): CSSProperties {
  return {
    '--name': widthOf(`${town}, ${region}`, TRACKING).toFixed(3),
    '--tracking': `${TRACKING}em`,
    '--bearing': leftBearingOf(town).toFixed(3),
  };
}
