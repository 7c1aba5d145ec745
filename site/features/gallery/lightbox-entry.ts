/** State of the history entry of an open lightbox, so that Back closes it. */
const ENTRY = { lightbox: true };

export function pushLightboxEntry(): void {
  history.pushState(ENTRY, '');
}

export function isLightboxEntry(): boolean {
  return (history.state as Partial<typeof ENTRY> | null)?.lightbox === true;
}

/** A reload with the lightbox open leaves its history entry. */
export function dropLightboxEntry(): void {
  if (isLightboxEntry()) history.back();
}
