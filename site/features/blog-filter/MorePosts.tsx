/**
 * In the browser because it brings older posts as the visitor comes to the end of the list, or asks for a tag that they
 * carry. What stands between its tags is the link to the next page of the list, which does without. On the page
 * only while the list has several; loads when it is touched, focused or scrolled to.
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

import { setPages } from './list-pages.ts';
import { addNextPage, currentList, isPlainPress, type List, onList, showCards } from './post-cards.ts';
import { useReady } from '../shared/useReady.ts';

interface Props {
  /** How many pages the list has. */
  pages: number;
  /** The link to the second. */
  children?: ReactNode;
}

/** So many cards come by themselves; further ones when asked for, or nobody would ever reach the footer. */
const BY_ITSELF = 96;
/** So many more for each time they are asked for. */
const BY_HAND = 48;

const AS_BUILT: List = { tag: '', next: 2, shown: 0 };

export default function MorePosts({ pages, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const list = useSyncExternalStore(onList, currentList, () => AS_BUILT);
  const [most, setMost] = useState(BY_ITSELF);
  const [failed, setFailed] = useState(false);
  const [said, say] = useState('');
  useReady(root);

  useLayoutEffect(() => {
    setPages(pages);
    showCards(currentList().tag);
    // Who has come down to here in one leap has passed the filter by: the badges of cards are its own.
    document.querySelector('.filter')?.dispatchEvent(new Event('focusin'));
  }, [pages]);

  const load = async () => {
    try {
      const added = await addNextPage();
      say(`${added.length} older post${added.length === 1 ? '' : 's'} added`);
      return added;
    } catch {
      // From now on the link is a link.
      setFailed(true);
      return [];
    }
  };
  const onNear = useEffectEvent(() => void load());
  const onPress = useEffectEvent(async (event: MouseEvent) => {
    if (failed || !isPlainPress(event)) return;
    event.preventDefault();
    const [first] = await load();
    setMost(currentList().shown + BY_HAND);
    first?.querySelector<HTMLElement>('h2 a')?.focus();
  });

  useEffect(() => {
    const link = root.current?.querySelector('a');
    const press = (event: MouseEvent) => void onPress(event);
    link?.addEventListener('click', press);
    return () => link?.removeEventListener('click', press);
  }, []);

  useEffect(() => {
    if (!root.current || failed || list.next === undefined || list.shown >= most) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      // A screen ahead of the visitor.
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(root.current);
    return () => {
      observer.disconnect();
    };
  }, [list, most, failed]);

  return (
    <div ref={root}>
      <div className="older-posts" hidden={list.next === undefined}>
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
