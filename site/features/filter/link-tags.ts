import { tagKey } from '../../content/articles/tags.ts';

/** Makes the tags of Tags.tsx links to their posts, which only a script can filter. Part of inline scripts. */
export function linkTags(): void {
  for (const tag of document.querySelectorAll<HTMLAnchorElement>('.tags a'))
    tag.href = `/blog?tag=${encodeURIComponent(tagKey(tag.text))}`;
}
