/** Opens the large picture behind a link to one. Part of the islands that hold pictures. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { nextPaint } from '../shared/next-paint.ts';
import { Lightbox } from './Lightbox.tsx';
import styles from './Lightbox.css?url';
import { isInViewport, transitionImage } from './transition-image.ts';
import { type LightboxPicture, lightboxPictures } from './lightbox-pictures.ts';

interface Props {
  /** What the links stand in. */
  within: RefObject<HTMLElement | null>;
  /** Names the dialog. */
  label: string;
}

/** Fetches the dialog's styles, which no page needs before. False when they do not come. */
function fetchStyles(): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  return new Promise((resolve) => {
    link.onload = () => {
      resolve(true);
    };
    link.onerror = () => {
      resolve(false);
    };
    document.head.append(link);
  });
}

interface Opened {
  pictures: readonly LightboxPicture[];
  first: number;
}

export function Viewer({ within, label }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const shown = useRef<(image: HTMLElement | undefined) => void>(undefined);

  useEffect(() => {
    const element = within.current;
    const dressed = fetchStyles();
    const open = async (link: HTMLAnchorElement) => {
      // Without its styles the dialog would be none: then the link is followed.
      if (!element || !(await dressed)) {
        location.assign(link.href);
        return;
      }
      const pictures = lightboxPictures(element);
      const first = pictures.findIndex((picture) => picture.link === link);
      await nextPaint();
      await transitionImage(
        pictures[first]?.thumbnail,
        () =>
          new Promise((resolve) => {
            shown.current = resolve;
            setOpened({ pictures, first });
          }),
      );
    };
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-view]');
      if (!link) return;
      event.preventDefault();
      void open(link);
    };
    element?.querySelectorAll('a[data-view]').forEach((link) => {
      link.ariaHasPopup = 'dialog';
    });
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
    };
  }, [within]);

  if (!opened) return null;
  return (
    <Lightbox
      {...opened}
      label={label}
      onShown={(image) => {
        shown.current?.(image);
      }}
      onClose={(dialog, picture, image) => {
        void transitionImage(image, () => {
          // The browser gives the focus back to the link that opened it.
          dialog.close();
          flushSync(() => {
            setOpened(undefined);
          });
          return picture && isInViewport(picture.thumbnail) ? picture.thumbnail : undefined;
        });
      }}
    />
  );
}
