/** A browser that lacks what not all have yet (docs/ACCESSIBILITY.md): WebKit with those features switched off, on a phone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SENT } from '../../contact/messages.ts';
import { findWebkit, HOW_TO_GET } from '../../tools/engines.ts';
import { type Engine } from '../support/engines/engine.ts';
import { visitor } from '../support/engines/visitor.ts';
import { launchWebkit } from '../support/engines/webkit.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** As `MiniBrowser --features=help` names them, each with a way to see that it is off. */
const OFF = {
  PopoverAttribute: 'selector(:popover-open)',
  ViewTransitions: 'view-transition-name: none',
  ScrollDrivenAnimations: 'animation-timeline: scroll()',
  CSSTextWrapPretty: 'text-wrap: pretty',
  CSSUnprefixedBackdropFilter: 'backdrop-filter: none',
};

const programs = findWebkit();
const name = `a browser of some years ago${programs ? '' : `, skipped: ${HOW_TO_GET.webkit}`}`;

describe.skipIf(!programs)(name, () => {
  let engine: Engine;
  let server: RunningServer;
  beforeAll(async () => {
    const features = Object.keys(OFF).map((feature) => `-${feature}`);
    [engine, server] = await Promise.all([
      launchWebkit(programs ?? { driver: '', browser: '' }, features),
      startServer(),
    ]);
    await engine.resize({ width: 390, height: 844 });
  });
  afterAll(async () => {
    await engine.close();
    await server.stop();
  });

  test('has every way of the menu at the foot of the page, and no menu that does not open', async () => {
    const see = visitor(engine, server.url);
    await see.arrive('/about');
    const known = await see.look(
      (features) => features.filter((one) => CSS.supports(one)),
      Object.values(OFF),
    );
    expect(known).toEqual([]);
    expect(await see.count('.menu, .bar__toggle')).toBe(0);
    await see.scrollTo(600);
    await see.until('a bar to be read on any ground', () => {
      const ground = getComputedStyle(document.querySelector('.bar') ?? document.body).backgroundColor;
      return Number(/[\d.]+(?=\)$)/.exec(ground)?.[0]) > 0.9;
    });
    await see.press('footer a', 'Gallery');
    await see.until('the gallery', () => location.pathname === '/gallery');
  });

  test('shows large pictures', async () => {
    const see = visitor(engine, server.url);
    await see.arrive('/gallery');
    await see.press('main a[data-view]');
    await see.read('dialog[open]', '1 of 11');
    await see.key('ArrowRight');
    await see.read('dialog[open]', '2 of 11');
    await see.key('Escape');
    await see.gone('dialog');
  });

  test('sends a message and is told so', async () => {
    const see = visitor(engine, server.url);
    await see.arrive('/careers');
    await see.press('.floating__quote');
    const field = (name: string) => `dialog[open] form [name=${name}]`;
    await see.enter(field('name'), 'Dana');
    await see.enter(field('email'), 'dana@example.com');
    await see.enter(field('phone'), '(903) 555-0188');
    await see.press(field('agreementChecked'));
    await see.press('dialog[open] form [type=submit]');
    await see.read('[role=status]', SENT.text);
    // The message lies over the dialog, where it is read.
    await see.press('[role=status] button');
    await see.gone('[role=status]');
  });

  test('reports no error', () => {
    expect(engine.errors).toEqual([]);
  });
});
