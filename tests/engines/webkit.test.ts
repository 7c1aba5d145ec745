import { describe } from 'vitest';

import { findWebkit, INSTALL_HINTS } from '../../tools/programs.ts';
import { launchWebkit } from '../support/engines/webkit.ts';
import { journeys } from './journeys.ts';

const programs = findWebkit();

describe.skipIf(!programs)(`WebKit${programs ? '' : `, skipped: ${INSTALL_HINTS.webkit}`}`, () => {
  journeys(() => launchWebkit(programs ?? { driver: '', browser: '' }));
});
