/** A command that failed for a reason that its message explains to the owner. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
}
