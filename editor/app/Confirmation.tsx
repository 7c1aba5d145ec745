interface Props {
  question: string;
  /** Label of the button that does it. */
  confirm: string;
  /** Label of the button that does not. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirmation({ question, confirm, cancel, onConfirm, onCancel }: Props) {
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>{question}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onConfirm}>
          {confirm}
        </button>
        <button type="button" className="button button--outline" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </div>
  );
}
