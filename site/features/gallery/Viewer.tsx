/**
 * Pictures that open in a lightbox. Interactive because it opens over the page. Loads when touched, focused or scrolled to;
 * until then, and without JavaScript, each picture links to its large version.
 */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync, preload } from 'react-dom';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import { useListener } from '../shared/use-listener.ts';
import { dropLightboxEntry, isLightboxEntry, pushLightboxEntry } from './lightbox-entry.ts';
import { type LightboxPicture, lightboxPictures } from './lightbox-pictures.ts';
import { Lightbox } from './Lightbox.tsx';
import { isInViewport, transitionImage } from './transition-image.ts';
import styles from './Lightbox.css?url';

interface Props {
  /** Accessible name of the dialog. */
  label: string;
  /** Contains the links. */
  children?: ReactNode;
}

export default function Viewer({ label, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ pictures: readonly LightboxPicture[]; first: number }>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosing = useRef(false);
  /** The picture that the lightbox shows. */
  const shown = useRef<LightboxPicture>(undefined);
  /** Called with the large image once it is there. */
  const onImage = useRef<(image: HTMLElement | undefined) => void>(undefined);

  const open = (link: HTMLAnchorElement) => {
    const pictures = root.current ? lightboxPictures(root.current) : [];
    const first = pictures.findIndex((picture) => picture.link === link);
    void transitionImage(pictures[first]?.thumbnail, () => {
      isClosing.current = false;
      pushLightboxEntry();
      setOpened({ pictures, first });
      return new Promise((resolve) => {
        onImage.current = resolve;
      });
    });
  };
  const close = () => {
    if (!dialog.current || isClosing.current) return;
    isClosing.current = true;
    dropLightboxEntry();
    const image = dialog.current.querySelector<HTMLElement>('.lightbox__slide:not([aria-hidden=true]) img');
    void transitionImage(image ?? undefined, () => {
      // The browser returns the focus to the link.
      dialog.current?.close();
      flushSync(() => setOpened(undefined));
      const thumbnail = shown.current?.thumbnail;
      return thumbnail && isInViewport(thumbnail) ? thumbnail : undefined;
    });
  };

  useListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-view]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    open(link);
  });
  useListener('popstate', () => {
    if (opened && !isLightboxEntry()) close();
    // Forward must not lead to the entry of a closed lightbox: Back would do nothing.
    if (!opened && isLightboxEntry()) history.back();
  });
  useEffect(() => {
    preload(styles, { as: 'style' });
    for (const link of root.current?.querySelectorAll('a[data-view]') ?? []) link.ariaHasPopup = 'dialog';
  }, []);

  return (
    <div ref={root}>
      {children}
      <Suspense>
        {opened && (
          <Lightbox
            {...opened}
            ref={dialog}
            styles={[styles]}
            label={label}
            onOpen={(image) => onImage.current?.(image)}
            onChange={(picture) => {
              shown.current = picture;
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
