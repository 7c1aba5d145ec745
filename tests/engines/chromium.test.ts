import { describe } from 'vitest';

import { launchChromium } from '../support/engines/puppeteer.ts';
import { journeys } from './journeys.ts';

describe('Chromium', () => {
  journeys(launchChromium);
});
