import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContentForm, Path } from '../shared/api.ts';

/** What the address after `#` says. */
export interface Route {
  /** `prices`, or a form like `content/team.yaml`; empty for the first screen. */
  readonly screen: string;
  /** Name of the field that the form goes to. */
  readonly field: string | undefined;
  /** On a phone, the preview is the other side of a form. */
  readonly isPreview: boolean;
}

/** Reads `#content/team.yaml@0.role~preview`. A malformed address is the first screen. */
export function parseRoute(hash: string): Route {
  const text = decode(hash.slice(1));
  const [screen = '', field] = text.replace(/~preview$/u, '').split('@', 2);
  return { screen, field, isPreview: text.endsWith('~preview') };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The name of a field for an item that is added to a list; followed by that of a photo, if it begins with one. */
export const NEW_ITEM = 'new';

/** The address of a form, and of one of its fields. */
export function formAddress({ file, fields }: Pick<ContentForm, 'file' | 'fields'>, path: Path = []): string {
  const part = fields ? `:${fields.join(',')}` : '';
  return `#${file}${part}${path.length > 0 ? `@${path.join('.')}` : ''}`;
}

/** The number of the entry of the browser's history. */
function historyEntry(): unknown {
  if (history.state === null) history.replaceState(performance.now(), '');
  return history.state as unknown;
}

/** The address. Going back leads to where the screen that was left was scrolled to. */
export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const scrolled = new Map<unknown, number>();
    let current = historyEntry();
    const follow = () => {
      scrolled.set(current, scrollY);
      current = historyEntry();
      flushSync(() => setHash(location.hash));
      const top = scrolled.get(current);
      // A form goes to its field by itself.
      if (top !== undefined || parseRoute(location.hash).field === undefined) scrollTo(0, top ?? 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return parseRoute(hash);
}
