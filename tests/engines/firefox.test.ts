import { describe } from 'vitest';

import { findFirefox, INSTALL_HINTS } from '../../tools/programs.ts';
import { launchFirefox } from '../support/engines/firefox.ts';
import { journeys } from './journeys.ts';

const executable = findFirefox();

describe.skipIf(!executable)(`Firefox${executable ? '' : `, skipped: ${INSTALL_HINTS.firefox}`}`, () =>
  journeys(() => launchFirefox(executable ?? '')),
);
