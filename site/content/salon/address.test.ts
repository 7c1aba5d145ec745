import { expect, test } from 'vitest';
import { addressLine, addressLines, directionsUrl, mapsUrl } from './address.ts';

const name = 'Copper & Sage';
const address = {
  street: '214 North Travis Street',
  city: 'Sherman',
  region: 'TX',
  postalCode: '75090',
  country: 'US',
} as const;

test('formats the address in two lines and in one', () => {
  expect(addressLines(address)).toEqual(['214 North Travis Street', 'Sherman, TX 75090']);
  expect(addressLine(address)).toBe('214 North Travis Street, Sherman, TX 75090');
});

test('map links contain the encoded address', () => {
  const search = new URL(mapsUrl({ name, address }));
  expect(search.origin + search.pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(search.searchParams)).toEqual({
    api: '1',
    query: 'Copper & Sage, 214 North Travis Street, Sherman, TX 75090',
  });
  const directions = new URL(directionsUrl({ address }));
  expect(directions.origin + directions.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(directions.searchParams)).toEqual({
    api: '1',
    destination: '214 North Travis Street, Sherman, TX 75090',
  });
});
