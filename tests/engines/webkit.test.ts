import { describe } from 'vitest';

import { findWebkit, HOW_TO_GET } from '../../tools/engines.ts';
import { launchWebkit } from '../support/engines/webkit.ts';
import { journeys } from './journeys.ts';

const programs = findWebkit();

describe.skipIf(!programs)(`WebKit${programs ? '' : `, skipped: ${HOW_TO_GET.webkit}`}`, () => {
  journeys(() => launchWebkit(programs ?? { driver: '', browser: '' }));
});
