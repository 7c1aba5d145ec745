import { describe } from 'vitest';

import { findFirefox, HOW_TO_GET } from '../../tools/engines.ts';
import { launchFirefox } from '../support/engines/puppeteer.ts';
import { journeys } from './journeys.ts';

const executable = findFirefox();

describe.skipIf(!executable)(`Firefox${executable ? '' : `, skipped: ${HOW_TO_GET.firefox}`}`, () => {
  journeys(() => launchFirefox(executable ?? ''));
});
