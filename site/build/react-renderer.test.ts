import { createElement, type ReactNode, useId } from 'react';
import { expect, test } from 'vitest';

import renderer from './react-renderer.ts';

interface Props {
  readonly children?: ReactNode;
  readonly onPaper?: ReactNode;
}

const Named = ({ children, onPaper }: Props) => createElement('p', { id: useId() }, children, onPaper);
const metadata = { displayName: 'Named', astroStaticSlot: true } as const;
const island = { ...metadata, hydrate: 'load' } as const;

test('each island of a page has a number, which the ids that React makes in it carry', async () => {
  const page = { result: {} };
  const first = await renderer.renderToStaticMarkup.call(page, Named, {}, {}, island);
  await renderer.renderToStaticMarkup.call(page, Named, {}, {}, metadata);
  const second = await renderer.renderToStaticMarkup.call(page, Named, {}, {}, island);
  expect([first.attrs, second.attrs]).toEqual([{ prefix: 'r0' }, { prefix: 'r1' }]);
  expect(first.html).toMatch(/^<p id="_r0/u);
  expect(second.html).toMatch(/^<p id="_r1/u);
});

test('HTML between the tags stands where the component shows its children, and in properties of its name', async () => {
  const slots = { default: '<b>in</b>', 'on-paper': '<i>out</i>' };
  const { html } = await renderer.renderToStaticMarkup(Named, {}, slots, island);
  expect(html.replace(/ id="[^"]*"/u, '')).toBe(
    '<p><astro-slot><b>in</b></astro-slot><astro-slot name="on-paper"><i>out</i></astro-slot></p>',
  );
  const plain = await renderer.renderToStaticMarkup(Named, {}, { default: ' ' }, metadata);
  expect(plain.html).toMatch(/^<p id="[^"]*"><\/p>$/u);
});
