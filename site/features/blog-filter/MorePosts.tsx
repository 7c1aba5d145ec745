/**
 * Loads older posts when the visitor reaches the end of the list, or selects a tag that older posts have. Its child is
 * the link to the next page of the list, which works without JavaScript. Rendered only if the list has several pages.
 */
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { isPlainClick } from '../shared/is-plain-click.ts';
import { setPageCount } from './list-pages.ts';
import { addNextPage, currentList, type List, onList, showCards } from './post-cards.ts';

interface Props {
  /** Number of pages of the list. */
  pages: number;
  /** The link to the second page. */
  children?: ReactNode;
}

/** Cards that load automatically; more load on request, so that visitors can reach the footer. */
const AUTOMATIC_LIMIT = 96;
/** Further cards that load automatically after each request. */
const PER_REQUEST = 48;

/** The list as built. */
const INITIAL: List = { tag: '', next: 2, shown: 0 };

export default function MorePosts({ pages, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const list = useSyncExternalStore(onList, currentList, () => INITIAL);
  const [limit, setLimit] = useState(AUTOMATIC_LIMIT);
  const [failed, setFailed] = useState(false);
  const [message, setMessage] = useState('');

  useLayoutEffect(() => {
    setPageCount(pages);
    showCards(currentList().tag);
    // The filter handles the tags on cards. A jump to the end of the list may have skipped it: load it now.
    document.querySelector('.filter')?.dispatchEvent(new Event('island:load'));
  }, [pages]);

  const load = async () => {
    try {
      const added = await addNextPage();
      setMessage(`${added.length} older post${added.length === 1 ? '' : 's'} added`);
      return added;
    } catch {
      // Follow the link from now on.
      setFailed(true);
      return undefined;
    }
  };
  const onNear = useEffectEvent(() => void load());
  const onClick = useEffectEvent(async (event: MouseEvent) => {
    if (failed || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget as HTMLAnchorElement;
    const added = await load();
    if (added === undefined) {
      location.assign(link.href);
      return;
    }
    setLimit(currentList().shown + PER_REQUEST);
    added[0]?.querySelector<HTMLElement>('h2 a')?.focus();
  });

  useEffect(() => {
    const link = root.current?.querySelector('a');
    const listener = (event: MouseEvent) => void onClick(event);
    link?.addEventListener('click', listener);
    return () => link?.removeEventListener('click', listener);
  }, []);

  useEffect(() => {
    if (!root.current || failed || list.next === undefined || list.shown >= limit) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      // One screen ahead.
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(root.current);
    return () => {
      observer.disconnect();
    };
  }, [list, limit, failed]);

  return (
    <div ref={root}>
      <div className="older-posts" hidden={list.next === undefined}>
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </div>
  );
}
