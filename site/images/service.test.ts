import { expect, test } from 'vitest';

import { phonePhoto } from '../../tests/support/phone-photo.ts';
import service from './service.ts';

/** Astro passes its own configuration as well, which the service does not read. */
type Transform = (photo: Uint8Array, options: object) => ReturnType<typeof service.transform>;
const transform = service.transform as unknown as Transform;

test('the development server, which reads options from a URL, may pass the quality as text', async () => {
  const photo = await phonePhoto({ width: 400, height: 300 });
  const options = { src: 'photo.jpg', width: 60, height: 40, format: 'jpeg' };
  const { data } = await transform(photo, { ...options, quality: '74' });
  expect(data).toEqual((await transform(photo, { ...options, quality: 74 })).data);
});
