/** Why a passkey was not made or used, in the owner's words. */
export function passkeyFailure(error: unknown): string {
  const { name, message } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'It was canceled. Please try again.';
  if (name === 'InvalidStateError') return 'This device can sign in already.';
  return message;
}
