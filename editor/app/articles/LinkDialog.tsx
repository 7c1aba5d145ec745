import { useEffect, useRef, useState } from 'react';
import type { ContentEntry } from '../../shared/api.ts';
import { outsideOfForms } from '../outside-of-forms.ts';

interface Props {
  entries: readonly ContentEntry[];
  onChoose: (address: string) => void;
  onClose: () => void;
}

/** Asks where a link leads: to a page of the site, or to an address. */
export function LinkDialog({ entries, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [address, setAddress] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const pages = new Map(entries.map(({ page, label }) => [page, label] as const).toReversed());
  const choose = (chosen: string) => {
    // First, because it gives the focus back to where the dialog was opened.
    dialog.current?.close();
    onChoose(chosen);
  };
  return outsideOfForms(
    <dialog ref={dialog} className="chooser chooser--small" aria-labelledby="link-title" onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          choose(/^(?:\/|https?:|mailto:|tel:)/u.test(address) ? address : `https://${address}`);
        }}
      >
        <h2 id="link-title">Where does the link lead?</h2>
        <label className="field__label" htmlFor="link-page">
          A page of your site
        </label>
        <select
          id="link-page"
          className="field__input"
          value=""
          onChange={({ currentTarget }) => {
            choose(currentTarget.value);
          }}
        >
          <option value="">Choose</option>
          {[...pages].toReversed().map(([page, label]) => (
            <option key={page} value={page}>
              {label}
            </option>
          ))}
        </select>
        <label className="field__label" htmlFor="link-address">
          Or another address
        </label>
        <input
          id="link-address"
          className="field__input"
          inputMode="url"
          autoCapitalize="none"
          placeholder="example.com"
          required
          value={address}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value.trim());
          }}
        />
        <div className="actions">
          <button type="submit" className="button">
            Link to this address
          </button>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>,
  );
}
