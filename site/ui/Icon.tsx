/** A line drawing in a square of 18 by 18, for buttons. */
export function Icon({ path }: { path: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" />
    </svg>
  );
}
