/** Large pictures over the page, one at a time. */
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ARROWS, IconButton } from '../../ui/IconButton.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { LightboxPicture } from './lightbox-pictures.ts';
import { useSlides } from './use-slides.ts';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  styles: readonly string[];
  pictures: readonly LightboxPicture[];
  /** Index of the picture to open with. */
  first: number;
  label: string;
  /** Called when the dialog is open, with its picture as soon as that is decoded or IMAGE_TIMEOUT_MS have passed. */
  onOpen: (image: HTMLElement | undefined) => void;
  onChange: (picture: LightboxPicture | undefined) => void;
  onClose: () => void;
}

/** The opening transition waits at most this long for the picture. */
const IMAGE_TIMEOUT_MS = 350;

/** Safari does not make scrollable elements focusable by itself. */
const scrollable = { role: 'group', tabIndex: 0 } as const;

export function Lightbox({ ref, styles, pictures, first, label, onOpen, onChange, onClose }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const { current, reached, go, scrollTo, handlers } = useSlides(strip, first, pictures.length);
  const picture = pictures[current];

  const open = useEffectEvent(() => {
    ref.current?.showModal();
    scrollTo(first, 'instant');
    const image = strip.current?.children[first]?.querySelector('img') ?? undefined;
    const late = new Promise((resolve) => setTimeout(resolve, IMAGE_TIMEOUT_MS));
    void Promise.race([image?.decode().catch(() => undefined), late]).then(() => onOpen(image));
  });
  useEffect(() => {
    open();
  }, []);
  const onPicture = useEffectEvent(onChange);
  useEffect(() => {
    onPicture(picture);
  }, [picture]);

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: pictures.length - 1,
    };
    const to = targets[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Dialog
      className="lightbox dark"
      ref={ref}
      styles={styles}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if ((event.target as Element).matches('.lightbox__slide')) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <IconButton
        label="Close"
        path="M2.5 2.5l13 13m0-13l-13 13"
        className="lightbox__close"
        onClick={onClose}
      />
      <div className="lightbox__strip" ref={strip} aria-label="Photo" {...scrollable} {...handlers}>
        {pictures.map((entry, index) => (
          <div className="lightbox__slide" key={entry.number} aria-hidden={index !== current}>
            {reached.has(index) && <LargePicture {...entry} near={index === current} />}
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
          <p className="lightbox__count">{`${current + 1} of ${pictures.length}`}</p>
        </div>
        <div className="lightbox__controls" hidden={pictures.length === 1}>
          <IconButton
            label="Previous photo"
            path={ARROWS.left}
            disabled={current === 0}
            onClick={() => go(current - 1)}
          />
          <IconButton
            label="Next photo"
            path={ARROWS.right}
            disabled={current === pictures.length - 1}
            onClick={() => go(current + 1)}
          />
        </div>
      </div>
    </Dialog>
  );
}

function LargePicture({ src, srcSet, width, height, alt, near }: LightboxPicture & { near: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes="(max-aspect-ratio: 1) 100vw, 75vw" />
      <img
        {...{ src, width, height, alt }}
        fetchPriority={near ? 'high' : 'low'}
        ref={(image) => image?.style.setProperty('--ratio', String(width / height))}
      />
    </picture>
  );
}
