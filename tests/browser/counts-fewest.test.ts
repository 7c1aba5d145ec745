import { describeCounts } from '../support/counts-suite.ts';

describeCounts('fewest');
