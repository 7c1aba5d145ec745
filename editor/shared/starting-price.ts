import { isObject } from './schema.ts';

/** The data of a service with its starting price, which is the lowest of the price list. */
export function withStartingPrice(service: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { startingPrice, prices } = service;
  const lines = isObject(prices) && Array.isArray(prices.lines) ? (prices.lines as unknown[]) : [];
  const numbers = lines.flatMap((line) =>
    isObject(line) && typeof line.price === 'number' ? line.price : [],
  );
  if (startingPrice === undefined || numbers.length === 0) return { ...service };
  return { ...service, startingPrice: Math.min(...numbers) };
}
