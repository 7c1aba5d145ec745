import { useEffect, useState } from 'react';

/** What the address after `#` says. */
export interface Route {
  /** `prices`, `photos`, `form` …; empty for the first screen. */
  readonly screen: string;
  /** The entry of a form, or the name of an open photo. */
  readonly entry: string;
  /** Name of the field that the form goes to. */
  readonly field: string | undefined;
  /** On a phone, the preview is the other side of a form. */
  readonly isPreview: boolean;
}

/** Reads `#content/team.yaml@0.role~preview`. A malformed address is the first screen. */
export function parseRoute(hash: string): Route {
  const text = decode(hash.slice(1));
  const isPreview = text.endsWith('~preview');
  const [place = '', field] = text.replace(/~preview$/u, '').split('@', 2);
  if (place.startsWith('content/')) return { screen: 'form', entry: place, field, isPreview };
  const [screen = '', entry = ''] = place.split('/', 2);
  return { screen, entry, field: undefined, isPreview: false };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The address of a form, and of one of its fields. */
export function formAddress({ file, fields }: FormPlace, path: readonly (string | number)[] = []): string {
  const part = fields ? `:${fields.join(',')}` : '';
  return `#${file}${part}${path.length > 0 ? `@${path.join('.')}` : ''}`;
}

interface FormPlace {
  readonly file: string;
  readonly fields?: readonly string[] | undefined;
}

/** The entry of the list of contents that holds a field of a file. */
export function entryOf<E extends FormPlace>(
  entries: readonly E[],
  file: string,
  path: readonly (string | number)[] = [],
): E | undefined {
  const own = entries.filter((entry) => entry.file === file);
  const part = own.find(({ fields }) => fields?.includes(String(path[0])));
  return part ?? own.find(({ fields }) => !fields) ?? own[0];
}

/** Where each visited screen was scrolled to, by the number of its history entry. */
const scrolled = new Map<number, number>();
const BEFORE: readonly (keyof WindowEventMap)[] = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * The address. Going back leads to the place on the screen that was left: the browser restores it too early, because screens
 * read what they show.
 */
export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    let wanted: number | undefined;
    const id = () => (history.state as { id?: number } | null)?.id;
    const follow = () => {
      const known = id();
      if (known === undefined) history.replaceState({ id: performance.now() }, '');
      wanted = known === undefined ? undefined : (scrolled.get(known) ?? 0);
      scrollTo(0, 0);
      setHash(location.hash);
    };
    const restore = new ResizeObserver(() => {
      if (wanted === undefined) return;
      scrollTo({ top: wanted, behavior: 'instant' });
      if (Math.abs(scrollY - wanted) < 2) wanted = undefined;
    });
    const remember = () => {
      const known = id();
      if (wanted === undefined && known !== undefined) scrolled.set(known, scrollY);
    };
    const take = () => {
      wanted = undefined;
    };
    restore.observe(document.body);
    addEventListener('hashchange', follow);
    addEventListener('scroll', remember);
    for (const event of BEFORE) addEventListener(event, take, { passive: true });
    if (id() === undefined) history.replaceState({ id: performance.now() }, '');
    return () => {
      restore.disconnect();
      removeEventListener('hashchange', follow);
      removeEventListener('scroll', remember);
      for (const event of BEFORE) removeEventListener(event, take);
    };
  }, []);
  return parseRoute(hash);
}
