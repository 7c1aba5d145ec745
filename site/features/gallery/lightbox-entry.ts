/** State of the history entry of an open lightbox, so that Back closes it. */
const ENTRY = { lightbox: true };

export function pushLightboxEntry(): void {
  history.pushState(ENTRY, '');
}

export function isLightboxEntry(): boolean {
  return (history.state as Partial<typeof ENTRY> | null)?.lightbox === true;
}

/** Leaves the history entry of a lightbox that is closing, or that a reload has closed. */
export function dropLightboxEntry(): void {
  if (isLightboxEntry()) history.back();
}
