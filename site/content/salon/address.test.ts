import { expect, test } from 'vitest';
import { directionsUrl, mapsUrl } from './address.ts';

const name = 'Copper & Sage';
const address = {
  street: '214 North Travis Street',
  city: 'Sherman',
  region: 'TX',
  postalCode: '75090',
  country: 'US',
} as const;

test('map links contain the encoded address', () => {
  const place = '214+North+Travis+Street%2C+Sherman%2C+TX+75090';
  const maps = 'https://www.google.com/maps';
  expect(mapsUrl({ name, address })).toBe(`${maps}/search/?api=1&query=Copper+%26+Sage%2C+${place}`);
  expect(directionsUrl({ address })).toBe(`${maps}/dir/?api=1&destination=${place}`);
});
