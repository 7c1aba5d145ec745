import { expect, test } from 'vitest';

import { alive, mayMatch } from './alive.ts';

const PAGE = `<html><head><style>.styled{}</style></head><body class="dark wide"><nav id=bare title="a > b .no"></nav>
<p id="words">text of class="text"</p><astro-island props='{"a":"<i class=x>"}'><svg viewBox="0 0 1 1"></svg></astro-island>
<script>document.body.classList.add('later')</script></body></html>`;
const page = alive(PAGE, ['t.className=`open-now ${e}`;createElement("dialog")']);

test.each([
  '.dark',
  '.dark.wide nav > astro-island svg',
  '#words:hover',
  '.later',
  '.open-now',
  'dialog::backdrop',
  '*, p',
  ':root',
  'p:not(.never, :has(> .never)):nth-child(-n+2)',
  'p:is(.never :is(b, i)) + nav',
  '[data-never="x y > .z"] p[title]',
  'html:has(#never)',
])('%s may match', (selector) => {
  expect(mayMatch(selector, page)).toBe(true);
});

test.each(['.styled', '.never', '.dark .never', 'p.no', '.text', '#never', 'h1', 'nav>h2', 'p~table:hover'])(
  '%s can match nothing',
  (selector) => {
    expect(mayMatch(selector, page)).toBe(false);
  },
);
