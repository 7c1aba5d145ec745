/** Opens the lightbox when a link to a large picture is clicked. Used by the gallery and the salon tour. */
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync, preload } from 'react-dom';

import { isPlainClick } from '../shared/is-plain-click.ts';
import { nextPaint } from '../shared/next-paint.ts';
import { Lightbox } from './Lightbox.tsx';
import { isLightboxEntry, pushLightboxEntry } from './lightbox-entry.ts';
import styles from './Lightbox.css?url';
import { isInViewport, transitionImage } from './transition-image.ts';
import { type LightboxPicture, lightboxPictures } from './lightbox-pictures.ts';

interface Props {
  /** Contains the links. */
  within: RefObject<HTMLElement | null>;
  /** Accessible name of the dialog. */
  label: string;
}

export function Viewer({ within, label }: Props) {
  const [opened, setOpened] = useState<{ pictures: readonly LightboxPicture[]; first: number }>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosing = useRef(false);
  /** The picture that the lightbox shows. */
  const current = useRef<LightboxPicture>(undefined);
  const shown = useRef<(image: HTMLElement | undefined) => void>(undefined);

  const open = async (link: HTMLAnchorElement) => {
    const pictures = within.current ? lightboxPictures(within.current) : [];
    const first = pictures.findIndex((picture) => picture.link === link);
    await nextPaint();
    await transitionImage(pictures[first]?.thumbnail, () => {
      isClosing.current = false;
      pushLightboxEntry();
      setOpened({ pictures, first });
      return new Promise((resolve) => {
        shown.current = resolve;
      });
    });
  };
  const close = () => {
    if (!dialog.current || isClosing.current) return;
    isClosing.current = true;
    if (isLightboxEntry()) history.back();
    const image = dialog.current.querySelector<HTMLElement>('.lightbox__slide:not([aria-hidden=true]) img');
    void transitionImage(image ?? undefined, () => {
      // The browser returns the focus to the link.
      dialog.current?.close();
      flushSync(() => {
        setOpened(undefined);
      });
      const thumbnail = current.current?.thumbnail;
      return thumbnail && isInViewport(thumbnail) ? thumbnail : undefined;
    });
  };

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-view]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void open(link);
  });
  const onPopState = useEffectEvent(() => {
    if (opened && !isLightboxEntry()) close();
    // Forward must not lead to the entry of a closed lightbox: Back would do nothing.
    if (!opened && isLightboxEntry()) history.back();
  });
  useEffect(() => {
    const element = within.current;
    preload(styles, { as: 'style' });
    for (const link of element?.querySelectorAll('a[data-view]') ?? []) link.ariaHasPopup = 'dialog';
    const click = (event: MouseEvent) => {
      onClick(event);
    };
    const popState = () => {
      onPopState();
    };
    element?.addEventListener('click', click);
    addEventListener('popstate', popState);
    return () => {
      element?.removeEventListener('click', click);
      removeEventListener('popstate', popState);
    };
  }, [within]);

  return (
    <Suspense>
      {opened && (
        <Lightbox
          {...opened}
          ref={dialog}
          styles={[styles]}
          label={label}
          onOpen={(image) => shown.current?.(image)}
          onChange={(picture) => {
            current.current = picture;
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
