import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Choice } from '../shared/api.ts';
import { useFailure } from './server-api.ts';

const VARIANTS = { solid: 'button', outline: 'button button--outline', plain: 'text-button' } as const;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
}

export function Button({ variant = 'solid', ...props }: ButtonProps) {
  return <button type="button" className={VARIANTS[variant]} {...props} />;
}

/** The button of one of several things. Screen readers say of which. */
export function ItemButton({ action, item, ...props }: ButtonProps & Record<'action' | 'item', string>) {
  return (
    <Button variant="plain" aria-label={`${action}: ${item}`} {...props}>
      {action}
    </Button>
  );
}

interface ScreenProps {
  title: string;
  /** Progress or error, announced to screen readers. */
  status?: string | undefined;
  className?: string;
  children?: ReactNode;
}

export function Screen({ title, status, className = '', children }: ScreenProps) {
  return (
    <main className={`screen ${className}`}>
      <h1 className="d3">{title}</h1>
      {status !== undefined && (
        <p className="screen__status" role="status">
          {status}
        </p>
      )}
      {children}
    </main>
  );
}

export function Failure({ text }: { text: string | undefined }) {
  return (
    text !== undefined && (
      <p className="field__error" role="alert">
        {text}
      </p>
    )
  );
}

export const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface RowProps {
  href?: string | undefined;
  title: string;
  text?: string;
  isCurrent?: boolean;
  children?: ReactNode;
}

/** A line of a list that leads somewhere. */
export function Row({ href, title, text, isCurrent, children }: RowProps) {
  const words = (
    <>
      <strong>{title}</strong> {text && <span>{text}</span>}
    </>
  );
  return (
    <li className={children ? 'rows__split' : undefined}>
      {href === undefined ? (
        <span>{words}</span>
      ) : (
        <a href={href} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </a>
      )}
      {children}
    </li>
  );
}

interface TextFormProps extends ComponentProps<'input'> {
  label: string;
  button: string;
  /** Key under which this device keeps what was typed, until that is removed from `localStorage`. */
  storageKey?: string;
  onText: (text: string) => void;
}

/** A form of one text, outside of the forms of content. */
export function TextForm({ label, button, storageKey = '', onText, children, ...input }: TextFormProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        onText(field.current?.value.trim() ?? '');
      }}
    >
      <label className="field__label">
        {label}
        <input
          ref={field}
          className="field__input"
          required
          defaultValue={localStorage.getItem(storageKey) ?? ''}
          onChange={({ currentTarget }) =>
            storageKey && localStorage.setItem(storageKey, currentTarget.value)
          }
          {...input}
        />
      </label>
      <div className="actions">
        <Button type="submit">{button}</Button>
        {children}
      </div>
    </form>
  );
}

const remembered = new Map<string, unknown>();

/** Like `useState`, but keeps its value while other screens are open, such as which sections of a form are. */
export function useRemembered<T>(name: string, first: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (remembered.has(name) ? (remembered.get(name) as T) : first));
  return [
    value,
    (next) => {
      remembered.set(name, next);
      setValue(next);
    },
  ];
}

interface DialogProps {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Closes the open dialog, which gives the focus back to where it was opened. */
export function closeDialog(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
}

export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const historyState = useRef(0);
  useEffect(() => {
    dialog.current?.showModal();
    // Going back closes the dialog, not the form under it.
    historyState.current = performance.now();
    history.pushState(historyState.current, '');
    addEventListener('popstate', closeDialog);
    return () => removeEventListener('popstate', closeDialog);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onClose={() => {
        if (history.state === historyState.current) history.back();
        onClose();
      }}
    >
      <div className="dialog__bar">
        <h2 id={id}>{title}</h2>
        <Button variant="plain" onClick={closeDialog}>
          Cancel
        </Button>
      </div>
      <Failure text={useFailure()} />
      {children}
    </dialog>
  );
}
