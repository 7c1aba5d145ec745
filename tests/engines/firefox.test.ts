import { describe } from 'vitest';

import { findFirefox, HOW_TO_GET } from '../../tools/engines.ts';
import { launchFirefox } from '../support/engines/firefox.ts';
import { journeys } from './journeys.ts';

const binary = findFirefox();

describe.skipIf(binary === undefined)(
  `Firefox${binary === undefined ? `, skipped: ${HOW_TO_GET.firefox}` : ''}`,
  () => {
    journeys(() => launchFirefox(binary ?? ''));
  },
);
