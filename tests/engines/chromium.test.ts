import { describe } from 'vitest';

import { launchChromium } from '../support/engines/chromium.ts';
import { journeys } from './journeys.ts';

describe('Chromium', () => {
  journeys(() => launchChromium());
});
