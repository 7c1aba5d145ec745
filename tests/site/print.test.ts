import { expect } from 'vitest';

import { sheets } from '../support/sheets.ts';
import { test } from '../support/visitor.ts';

test.for(['/contact', '/services/coloring-treatments'])(
  '%s prints on one sheet',
  async (route, { visit }) => {
    const { page } = await visit(route);
    await page.emulateMedia({ media: 'print' });
    expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1);
  },
);
