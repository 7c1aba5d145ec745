/** Large pictures over the page, one at a time. Viewer.tsx loads its styles. */
import { type DOMAttributes, useEffect, useEffectEvent, useRef } from 'react';

import { useCarousel } from './useCarousel.ts';
import { type LightboxPicture } from './lightbox-pictures.ts';
import { slideForKey } from './slides.ts';

interface Props {
  pictures: readonly LightboxPicture[];
  /** Index of the picture to open with. */
  first: number;
  label: string;
  /** Called when the dialog is open and its picture loaded or late. */
  onShown: (image: HTMLElement | undefined) => void;
  onClose: (
    dialog: HTMLDialogElement,
    picture: LightboxPicture | undefined,
    image: HTMLElement | undefined,
  ) => void;
}

/** The opening transition waits this long for the picture. */
const IMAGE_TIMEOUT_MS = 350;

/** State of the history entry of an open lightbox. */
const ENTRY = { lightbox: true };
export const isLightboxEntry = () => (history.state as Partial<typeof ENTRY> | null)?.lightbox === true;

/** Safari does not make scrollable elements focusable by itself. */
const scrollable = { role: 'group', tabIndex: 0 } as const;

export function Lightbox({ pictures, first, label, onShown, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { current, reached, go, scrollTo, handlers } = useCarousel(strip, first, pictures.length);
  const picture = pictures[current];
  const imageAt = (index: number) => strip.current?.children[index]?.querySelector('img') ?? undefined;

  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    scrollTo(first, 'instant');
    const image = imageAt(first);
    const late = new Promise((resolve) => setTimeout(resolve, IMAGE_TIMEOUT_MS));
    void Promise.race([image?.decode().catch(() => undefined), late]).then(() => {
      onShown(image);
    });
  });
  const closing = useRef(false);
  const close = () => {
    if (closing.current || !dialog.current) return;
    closing.current = true;
    if (isLightboxEntry()) history.back();
    onClose(dialog.current, picture, imageAt(current));
  };
  const onPopState = useEffectEvent(() => {
    if (!isLightboxEntry()) close();
  });
  // The open lightbox is a history entry of its own, so that Back closes it.
  useEffect(() => {
    open();
    history.pushState(ENTRY, '');
    const listener = () => {
      onPopState();
    };
    addEventListener('popstate', listener);
    return () => {
      removeEventListener('popstate', listener);
    };
  }, []);

  const dialogHandlers: DOMAttributes<HTMLDialogElement> = {
    onKeyDown: (event) => {
      const to = slideForKey(event.key, current, pictures.length);
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    },
    onClick: (event) => {
      if ((event.target as Element).matches('.lightbox__slide')) close();
    },
  };
  return (
    <dialog
      className="lightbox dark"
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
      {...dialogHandlers}
    >
      <button type="button" className="lightbox__close" aria-label="Close" onClick={close}>
        <Icon path="M2.5 2.5l13 13m0-13l-13 13" />
      </button>
      <div className="lightbox__strip" ref={strip} aria-label="Photo" {...scrollable} {...handlers}>
        {pictures.map((entry, index) => (
          <div className="lightbox__slide" key={entry.number} aria-hidden={index !== current}>
            {reached.has(index) && <Large {...entry} near={index === current} />}
          </div>
        ))}
      </div>
      <div className="lightbox__side">
        <div className="lightbox__words" aria-live="polite" aria-atomic="true">
          <span className="lightbox__number" aria-hidden="true">
            {picture?.number}
          </span>
          <h2 className="d3">{picture?.title}</h2>
          <p>{picture?.alt}</p>
          <p className="lightbox__count">{`${String(current + 1)} of ${String(pictures.length)}`}</p>
        </div>
        <div className="lightbox__controls" hidden={pictures.length === 1}>
          <Control
            label="Previous photo"
            path="M12 2 5 9l7 7"
            disabled={current === 0}
            onPress={() => {
              go(current - 1);
            }}
          />
          <Control
            label="Next photo"
            path="m6 2 7 7-7 7"
            disabled={current === pictures.length - 1}
            onPress={() => {
              go(current + 1);
            }}
          />
        </div>
      </div>
    </dialog>
  );
}

function Large({ src, srcSet, width, height, alt, near }: LightboxPicture & { near: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes="(max-aspect-ratio: 1) 100vw, 75vw" />
      <img
        {...{ src, width, height, alt }}
        fetchPriority={near ? 'high' : 'low'}
        ref={(image) => {
          image?.style.setProperty('--ratio', String(width / height));
        }}
      />
    </picture>
  );
}

interface ControlProps {
  label: string;
  path: string;
  /** Not the `disabled` attribute, which would drop the focus. */
  disabled: boolean;
  onPress: () => void;
}

function Control({ label, path, disabled, onPress }: ControlProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={disabled} onClick={onPress}>
      <Icon path={path} />
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" />
    </svg>
  );
}
