/**
 * React takes the HTML of an island over. In place of the file that `@astrojs/react` brings, for one thing that it does
 * not do: when a component throws, React empties the island, and with it a half-written form or the only link. Here the
 * HTML comes back, with what was typed, and goes on as it did before any script: the form is posted, the link followed.
 */
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

/** In the form that reach.ts calls: the element, then the component and its props. */
export default (element: HTMLElement) => (component: ComponentType<Props>, props: Props) => {
  const html = [...element.childNodes];
  // What stands between the island's tags stays as it is. Its text is read only if React has to draw it anew.
  const kept = createElement('astro-slot', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {
      get __html() {
        return element.querySelector('astro-slot')?.innerHTML ?? '';
      },
    },
  });
  const restore = (error: unknown) => {
    console.error(error);
    // The same elements, not copies: one of them may have been pressed, and waits to be pressed again. React has let
    // go of them, and hears nothing of what happens to them.
    element.replaceChildren(...html);
    for (const form of element.querySelectorAll('form')) form.noValidate = false;
    element.setAttribute('failed', '');
    element.dispatchEvent(new Event('island:ready'));
  };
  startTransition(() => {
    hydrateRoot(element, createElement(component, props, kept), {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      onUncaughtError: restore,
    });
  });
};
