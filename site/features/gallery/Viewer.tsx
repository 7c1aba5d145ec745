/** Opens the lightbox when a link to a large picture is clicked. Used by the gallery and the salon tour. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isPlainClick } from '../shared/is-plain-click.ts';
import { nextPaint } from '../shared/next-paint.ts';
import { isLightboxEntry, Lightbox } from './Lightbox.tsx';
import styles from './Lightbox.css?url';
import { isInViewport, transitionImage } from './transition-image.ts';
import { type LightboxPicture, lightboxPictures } from './lightbox-pictures.ts';

interface Props {
  /** Contains the links. */
  within: RefObject<HTMLElement | null>;
  /** Accessible name of the dialog. */
  label: string;
}

/** Loads the styles of the lightbox. Resolves to false when that fails. */
function loadStyles(): Promise<boolean> {
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
    const stylesLoaded = loadStyles();
    const open = async (link: HTMLAnchorElement) => {
      // Without the styles, follow the link.
      if (!element || !(await stylesLoaded)) {
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
      if (!isPlainClick(event)) return;
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

  // Forward must not lead to the history entry of a closed lightbox: Back would do nothing.
  const onPopState = useEffectEvent(() => {
    if (!opened && isLightboxEntry()) history.back();
  });
  useEffect(() => {
    const listener = () => {
      onPopState();
    };
    addEventListener('popstate', listener);
    return () => {
      removeEventListener('popstate', listener);
    };
  }, []);

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
          // The browser returns the focus to the link.
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
