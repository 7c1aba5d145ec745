/**
 * Hydrates an island. Used instead of the client of `@astrojs/react`, because React empties the island when a component
 * throws, and the form or link in it with what was typed: here the server-rendered HTML comes back and works as it does
 * without JavaScript.
 */
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

export default (element: HTMLElement) => (component: ComponentType<Props>, props: Props) => {
  const html = [...element.childNodes];
  // React keeps the HTML between the tags of the island as it is, and reads it only to render it anew.
  const children = createElement('astro-slot', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {
      get __html() {
        return element.querySelector('astro-slot')?.innerHTML ?? '';
      },
    },
  });
  const restore = (error: unknown) => {
    console.error(error);
    // The same elements, not copies: reach.ts may hold a click to repeat on one of them.
    element.replaceChildren(...html);
    for (const form of element.querySelectorAll('form')) form.noValidate = false;
    element.setAttribute('failed', '');
    element.dispatchEvent(new Event('island:ready'));
  };
  startTransition(() => {
    hydrateRoot(element, createElement(component, props, children), {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      onUncaughtError: restore,
    });
  });
};
