/**
 * A link in the role of a button that opens a dialog. The dialog's script and styles are fetched at the first press; if
 * they do not come, the browser follows the link, as it does without JavaScript.
 */
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  Suspense,
  useCallback,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** What a dialog gets from its link. */
export interface DialogProps {
  ref: RefCallback<HTMLDialogElement>;
  isOpen: boolean;
  onClose: () => void;
}

interface Props {
  className: string;
  href: string;
  load: () => Promise<ComponentType<DialogProps>>;
  children: ReactNode;
}

export function DialogLink({ className, href, load, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const show = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
  };
  const attach = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (element) show();
  }, []);
  const onClick = async (event: MouseEvent) => {
    event.preventDefault();
    if (dialog.current) {
      show();
      return;
    }
    setLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      // Offline the browser would show its own error in place of the page.
      if (navigator.onLine) location.assign(href);
    }
    setLoading(false);
  };
  return (
    <>
      <a
        className={className}
        href={href}
        ref={link}
        role="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={(event) => void onClick(event)}
        data-press
      >
        {children}
      </a>
      {/* In the body, because the parent of the link may be hidden when the phone is turned. */}
      {Dialog &&
        createPortal(
          <Suspense>
            <Dialog
              ref={attach}
              isOpen={isOpen}
              onClose={() => {
                // Browsers fire the event later: the dialog may be open again by now.
                if (dialog.current?.open) return;
                setOpen(false);
                // The browser returns the focus to where it was; if that was nowhere, put it on the link. Until the next
                // paint it may still be in the hidden dialog.
                const { activeElement: focused, body } = document;
                if (focused === body || dialog.current?.contains(focused)) link.current?.focus();
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
