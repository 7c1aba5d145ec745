/** WebKit without the features that older browsers lack (docs/ACCESSIBILITY.md), at phone size. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SENT } from '../../contact/messages.ts';
import { findWebkit, INSTALL_HINTS } from '../../tools/engines.ts';
import { type Browser } from '../support/engines/browser.ts';
import { openPage } from '../support/engines/page.ts';
import { launchWebkit } from '../support/engines/webkit.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** MiniBrowser's name of each feature, and a CSS condition that detects it. */
const DISABLED = {
  PopoverAttribute: 'selector(:popover-open)',
  ViewTransitions: 'view-transition-name: none',
  ScrollDrivenAnimations: 'animation-timeline: scroll()',
  CSSTextWrapPretty: 'text-wrap: pretty',
  CSSUnprefixedBackdropFilter: 'backdrop-filter: none',
};

const programs = findWebkit();
const title = `An older browser${programs ? '' : `, skipped: ${INSTALL_HINTS.webkit}`}`;

describe.skipIf(!programs)(title, () => {
  const resources = new AsyncDisposableStack();
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    const features = Object.keys(DISABLED).map((feature) => `-${feature}`);
    server = resources.use(await startServer());
    browser = resources.use(await launchWebkit(programs ?? { driver: '', browser: '' }, features));
    await browser.resize({ width: 390, height: 844 });
  });
  afterAll(() => resources.disposeAsync());

  test('navigates by the footer when the menu cannot open', async () => {
    const page = openPage(browser, server.url);
    await page.open('/about');
    const supported = await page.evaluate(
      (features) => features.filter((one) => CSS.supports(one)),
      Object.values(DISABLED),
    );
    expect(supported).toEqual([]);
    expect(await page.countVisible('.menu, .header__toggle')).toBe(0);
    await page.scrollTo(600);
    await page.waitFor('an opaque bar', () => {
      const color = getComputedStyle(document.querySelector('.header') ?? document.body).backgroundColor;
      return Number(/[\d.]+(?=\)$)/.exec(color)?.[0]) > 0.9;
    });
    await page.click('footer a', 'Gallery');
    await page.waitFor('the gallery', () => location.pathname === '/gallery');
  });

  test('shows large photos', async () => {
    const page = openPage(browser, server.url);
    await page.open('/gallery');
    const count = await page.countVisible('main a[data-view]');
    await page.click('main a[data-view]');
    await page.read('dialog[open]', `1 of ${count}`);
    await page.press('ArrowRight');
    await page.read('dialog[open]', `2 of ${count}`);
    await page.press('Escape');
    await page.waitUntilHidden('dialog');
  });

  test('sends a message from the quote dialog', async () => {
    const page = openPage(browser, server.url);
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
  });

  test('no page reported an error', () => {
    expect(browser.errors()).toEqual([]);
  });
});
