import { describe, expect, test } from 'vitest';

import { SENT } from '../../contact/form-texts.ts';
import { findWebkit, INSTALL_HINTS } from '../../tools/programs.ts';
import { openPage } from '../support/engines/page.ts';
import { launchWebkit } from '../support/engines/webkit.ts';
import { startServer } from '../support/server.ts';
import { journeys } from './journeys.ts';

/** Features that older browsers lack (docs/ACCESSIBILITY.md): MiniBrowser's name, and a CSS condition that detects it. */
const DISABLED = {
  PopoverAttribute: 'selector(:popover-open)',
  ViewTransitions: 'view-transition-name: none',
  ScrollDrivenAnimations: 'animation-timeline: scroll()',
  CSSTextWrapPretty: 'text-wrap: pretty',
  CSSUnprefixedBackdropFilter: 'backdrop-filter: none',
};

const programs = findWebkit();
const launch = (features?: readonly string[]) =>
  launchWebkit(programs ?? { driver: '', browser: '' }, features);

describe.skipIf(!programs)(`WebKit${programs ? '' : `, skipped: ${INSTALL_HINTS.webkit}`}`, () => {
  journeys(launch);

  test('without these features, a visitor goes on by the footer and sends a message', async () => {
    const features = Object.keys(DISABLED).map((feature) => `-${feature}`);
    await using server = await startServer();
    await using browser = await launch(features);
    await browser.resize({ width: 390, height: 844 });
    const page = openPage(browser, server.url);
    await page.open('/about');
    const supported = await page.evaluate(
      (conditions) => conditions.filter((one) => CSS.supports(one)),
      Object.values(DISABLED),
    );
    expect(supported).toEqual([]);
    expect(await page.countVisible('.menu, .header__toggle')).toBe(0);
    await page.click('footer a', 'Gallery');
    await page.waitFor('the gallery', () => location.pathname === '/gallery');

    await page.open('/careers');
    await page.click('.floating__quote');
    const field = (name: string) => `dialog[open] form [name=${name}]`;
    await page.type(field('name'), 'Dana');
    await page.type(field('email'), 'dana@example.com');
    await page.type(field('phone'), '(903) 555-0188');
    await page.click(field('agreementChecked'));
    await page.click('dialog[open] form [type=submit]');
    await page.read('[role=status]', SENT.text);
    // The toast must be on top of the dialog to be clickable.
    await page.click('[role=status] button');
    await page.waitUntilHidden('[role=status]');
    expect(browser.errors()).toEqual([]);
  });
});
