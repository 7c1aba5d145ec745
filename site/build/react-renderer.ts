/**
 * React makes the HTML of a component. In place of the file that `@astrojs/react` brings, which calls every component
 * twice, once to see whether it is one, and each time makes a stream that is then put together again.
 */
import { type NamedSSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

type Props = Record<string, unknown>;

/** Astro calls it as the method of an object that stands for the page. */
interface OfPage {
  readonly result?: object;
}

/** How many islands a page has so far: what React calls the ids of one (`useId`) must be its own on the page. */
const islands = new WeakMap<object, number>();

const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // Nothing else draws components here: what is none, React refuses.
  check: (component: unknown) => Promise.resolve(typeof component !== 'string'),
  renderToStaticMarkup(
    this: OfPage | undefined,
    component: ComponentType<Props>,
    props: Props,
    { default: children, ...named }: Readonly<Record<string, string>>,
    metadata,
  ) {
    const hydrated = metadata?.hydrate !== undefined;
    const prefix = hydrated ? nextPrefix(this?.result ?? {}) : '';
    const slots = Object.entries(named).map(([name, html]) => [propOf(name), slot(html, hydrated, name)]);
    const element = createElement(
      component,
      { ...props, ...(Object.fromEntries(slots) as Props) },
      ...(children === undefined ? [] : [slot(children, hydrated)]),
    );
    const html = renderToString(element, { identifierPrefix: prefix });
    return Promise.resolve({ html, attrs: { prefix } });
  },
};

export default renderer;

function nextPrefix(page: object): string {
  const before = islands.get(page) ?? 0;
  islands.set(page, before + 1);
  return `r${String(before)}`;
}

/** HTML from between the tags of a component. React leaves it alone in an island, and Astro takes the tag away elsewhere. */
function slot(html: string, hydrated: boolean, name?: string): ReactNode {
  if (html.trim() === '') return null;
  return createElement(hydrated ? 'astro-slot' : 'astro-static-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** `slot="on-paper"` is the property `onPaper`. */
function propOf(name: string): string {
  return name.trim().replaceAll(/[-_]([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
