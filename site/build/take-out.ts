/** An element that was taken out of a page. */
interface Taken {
  readonly name: string;
  /** As written, with the space before them. */
  readonly attributes: string;
  readonly text: string;
}

/**
 * A page without its elements of these names, whose text is no markup: `script`, `style`. They are most of a page, and looking
 * for their ends as text takes a fifth of the time that a regular expression takes for all of it.
 */
export function takeOut(html: string, names: readonly string[], visit?: (taken: Taken) => void): string {
  const tags = new RegExp(`<(${names.join('|')})\\b([^>]*)>`, 'gu');
  let rest = '';
  let from = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const { 1: name = '', 2: attributes = '' } = tag;
    const end = html.indexOf(`</${name}>`, tags.lastIndex);
    if (end === -1) continue;
    visit?.({ name, attributes, text: html.slice(tags.lastIndex, end) });
    rest += html.slice(from, tag.index);
    from = end + `</${name}>`.length;
    tags.lastIndex = from;
  }
  return rest + html.slice(from);
}
