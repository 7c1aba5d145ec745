/** What opens by clicking, typing or waiting: axe, errors and the sizes of targets. */
import { expect } from 'vitest';

import { axeViolations } from '../support/axe.ts';
import { touch } from '../support/contact-page.ts';
import { tooSmall } from '../support/targets.ts';
import { DESKTOP, test } from '../support/visitor.ts';

const PHONE = { width: 360, height: 640 };

/** A page, the part that opens, what is pressed one after the other, what is there then, and the screens that have it. */
test.for([
  ['/locations/howe', '.menu', ['.header__toggle'], '.menu', [PHONE]],
  ['/services/eyebrows', '.dropdown', ['.dropdown__button'], '.dropdown', [DESKTOP]],
  [
    '/about',
    '.quote-dialog',
    ['.floating__quote', 'dialog [type=checkbox]', 'dialog [type=submit]'],
    '[aria-invalid]',
    [PHONE],
  ],
  ['/contact', '.toast', ['main [novalidate] [type=submit]'], '.toast:popover-open', [PHONE, DESKTOP]],
  ['/gallery', 'dialog', ['a[data-view]'], '.lightbox__slide img', [PHONE, DESKTOP]],
  [
    '/blog',
    'dialog[open]',
    ['.search-button', '.search-dialog__suggestions button'],
    '.search-dialog__result',
    [PHONE, DESKTOP],
  ],
] as const)(
  'on %s, %s opens without an error, passes axe, fits the screen and has large targets',
  async ([route, part, pressed, opened, sizes], { visit }) => {
    const isPhone = sizes[0] === PHONE;
    // The menu covers the page, which axe does not take into account.
    const whole = part === '.menu' ? part : undefined;
    const { page, errors } = await visit(route, {
      viewport: sizes[0],
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    });
    if (route === '/contact') await touch(page);
    for (const button of pressed) await page.locator(button).first().click();
    await page.locator(opened).first().waitFor();
    const flaws = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      flaws.push(...(await axeViolations(page, whole)));
      const overflow = await page
        .locator(whole ?? 'html')
        .first()
        .evaluate((one) => one.scrollWidth - one.clientWidth);
      if (overflow > 0) flaws.push(`${String(overflow)} px too wide at ${String(size.width)} px`);
      if (size === PHONE) flaws.push(...(await tooSmall(page, part)));
    }
    expect([...flaws, ...errors]).toEqual([]);
  },
);
