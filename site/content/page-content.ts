import type { PictureData } from '../lib/picture-data.ts';
import type { ContentOf } from './content.ts';
import type { Kind } from './registry.ts';

/** Data with the encoded picture in place of each photo. */
export type WithPictures<T> = T extends { photo: string }
  ? PictureData
  : { [K in keyof T]: WithPictures<T[K]> };

/** What sections get of a kind of content. */
export type PageContent<K extends Kind> = WithPictures<ContentOf<K>>;

type Service = PageContent<'services'>[number];

/** An optional section of a service’s page. */
export type ServiceSection<K extends keyof Service> = NonNullable<Service[K]>;
