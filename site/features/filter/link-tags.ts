/** Makes the tags of Tags.tsx links to their posts, which only a script can filter. Part of inline scripts. */
export function linkTags(): void {
  for (const tag of document.querySelectorAll<HTMLAnchorElement>('a[data-tag]'))
    tag.href = `/blog?tag=${encodeURIComponent(tag.dataset.tag ?? '')}`;
}
