/** Something the owner asked for that cannot be done; its message says why, to the owner. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
}
