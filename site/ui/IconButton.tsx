interface Props {
  label: string;
  /** Path data of a line drawing in a square of 18 by 18. */
  path: string;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
}

/** A button with a drawing instead of words. */
export function IconButton({ label, path, onClick, disabled, className }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      // Not the `disabled` attribute, which would drop the focus.
      aria-disabled={disabled}
      onClick={onClick}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" />
      </svg>
    </button>
  );
}

export const ARROWS = { left: 'M12 2 5 9l7 7', right: 'm6 2 7 7-7 7' };
