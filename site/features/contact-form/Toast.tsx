/** Part of the contact form's island. A popover, so that it is seen above an open dialog without being caught by it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type Toast as Message } from '../../../contact/messages.ts';

interface Props {
  message: Message;
  /** `pressed` when the visitor closed it, and the button that had the focus goes with it. */
  onClose: (pressed: boolean) => void;
}

/** Good news leaves by itself after this many milliseconds; bad news stays until it is closed or replaced. */
const STAYS = 10_000;
/** How long an empty region stands before it is filled, so that screen readers know it and announce it. Milliseconds. */
const NOTICED = 100;

export default function Toast({ message, onClose }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Message>();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const region = element.current;
    if (!region) return undefined;
    // Shown anew each time: the last one shown lies on top, above a dialog opened meanwhile. Phones of 2017 know no
    // popovers: there the styles alone keep it on top.
    if ('showPopover' in region) region.showPopover();
    const leave = () => {
      close(false);
    };
    const timers = [setTimeout(setShown, NOTICED, message)];
    if (!message.destructive) timers.push(setTimeout(leave, STAYS));
    return () => {
      timers.forEach(clearTimeout);
      setShown(undefined);
    };
  }, [message]);

  return (
    <div
      ref={element}
      popover="manual"
      className={message.destructive ? 'toast toast--destructive' : 'toast'}
      role={message.destructive ? 'alert' : 'status'}
    >
      {shown && (
        <>
          <p className="toast__title">{shown.title}</p>
          <p>{shown.text}</p>
          <button
            type="button"
            className="toast__close"
            aria-label="Close message"
            onClick={() => {
              onClose(true);
            }}
          />
        </>
      )}
    </div>
  );
}
