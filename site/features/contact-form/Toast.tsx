/** A notice about sending the form. A popover, so that it is above an open dialog. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { ShownToast } from './use-contact-form.ts';

interface Props {
  toast: ShownToast;
  /** @param byVisitor true when the close button was pressed: the focus has to go elsewhere */
  onClose: (byVisitor: boolean) => void;
}

/** Notices of success disappear after this long; errors stay until they are closed or replaced. */
const SUCCESS_DURATION_MS = 10_000;
/** Screen readers announce text that is added to an existing live region: add it after this long. */
const ANNOUNCE_DELAY_MS = 100;

export default function Toast({ toast, onClose }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownToast>();
  const { notice } = toast;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const region = element.current;
    if (!region) return undefined;
    // Show it again for each notice, to be above a dialog that was opened meanwhile. Browsers without popovers use
    // its z-index.
    if ('showPopover' in region) {
      region.hidePopover();
      region.showPopover();
    }
    const timers = [setTimeout(setShown, ANNOUNCE_DELAY_MS, toast)];
    if (!toast.notice.destructive) timers.push(setTimeout(close, SUCCESS_DURATION_MS, false));
    return () => {
      timers.forEach(clearTimeout);
      setShown(undefined);
    };
  }, [toast]);

  return (
    <div
      ref={element}
      popover="manual"
      className={classNames('toast', notice.destructive && 'toast--destructive')}
      role={notice.destructive ? 'alert' : 'status'}
    >
      {shown && (
        <>
          <p className="toast__title">{shown.notice.title}</p>
          <p>{shown.notice.text}</p>
          <button
            type="button"
            className="toast__close"
            aria-label="Close message"
            onClick={() => onClose(true)}
          />
        </>
      )}
    </div>
  );
}
