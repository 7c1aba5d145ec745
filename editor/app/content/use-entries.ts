import type { ContentEntry } from '../../shared/api.ts';
import { photoEntry } from '../photos/photo.ts';
import { useContent } from '../server-api.ts';

/** Everything that has a form: the entries of the list of contents, and the photos. */
export function useEntries(): ContentEntry[] {
  const { entries, choices } = useContent();
  return [...entries, ...choices.photos.map(photoEntry)];
}
