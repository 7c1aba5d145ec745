import { isMap, isSeq, type Node } from 'yaml';
import { type Problem } from '../content-error.ts';
import { yamlDocuments } from './yaml-documents.ts';

/** A picture in the content. */
export interface PictureUse {
  readonly file: string;
  readonly line: number;
  /** Photo and area: the same for the same picture. */
  readonly key: string;
  readonly alt: string;
}

/**
 * Reports a picture that has two alternative texts in one file: usually an entry that was copied, with the photo's name left
 * as it was. Different pages may describe a picture for different purposes.
 */
export function altProblems(uses: readonly PictureUse[]): Problem[] {
  const first = new Map<string, PictureUse>();
  return uses.flatMap((use) => {
    const key = `${use.file} ${use.key}`;
    const known = first.get(key) ?? use;
    first.set(key, known);
    if (known.alt === use.alt) return [];
    const message = `found the alternative text “${use.alt}”, expected “${known.alt}”, as for the same picture in line ${known.line}, or another photo`;
    return [{ file: use.file, field: 'alt', line: use.line, message }];
  });
}

/** Checks the pictures of all YAML files and front matters. */
export function differingAltProblems(root?: string): Problem[] {
  return altProblems(
    yamlDocuments(root).flatMap(({ file, contents, lineOf }) =>
      pictures(contents).map(({ node, ...use }) => ({ file, line: lineOf(node), ...use })),
    ),
  );
}

function pictures(node: unknown): { node: Node; key: string; alt: string }[] {
  if (isSeq(node)) return node.items.flatMap(pictures);
  if (!isMap(node)) return [];
  const value = (name: string): unknown => node.get(name);
  const [photo, alt, area] = ['photo', 'alt', 'area'].map(value);
  const inner = node.items.flatMap((item) => pictures(item.value));
  const line = node.get('alt', true);
  if (typeof photo !== 'string' || typeof alt !== 'string' || !line) return inner;
  return [{ node: line, key: `${photo} ${JSON.stringify(area ?? '')}`, alt }, ...inner];
}
