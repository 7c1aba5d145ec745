/** `$70`, `$75.50`. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? String(amount) : amount.toFixed(2)}`;
}
