import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Problem } from '../content-error.ts';
import { type Drawing, drawings, unknownDrawing } from '../drawings.ts';
import { fillText, type Facts } from '../facts.ts';
import { facts } from '../load.ts';
import { photos, unknownPhoto } from '../photos.ts';
import { type MarkdownFile } from '../read.ts';
import { type Photos } from '../schemas/photos.ts';
import { drawingName } from './figures-plugin.ts';

export type MarkdownText = Pick<MarkdownFile<unknown>, 'file' | 'body' | 'bodyLine'>;

/** What texts may refer to. */
interface Known {
  readonly facts: Facts;
  readonly photos: Photos;
  readonly drawings: Readonly<Record<string, Drawing>>;
}

/** A link as written in a text. */
export interface FoundLink {
  readonly href: string;
  readonly text: string;
  /** Line in the file, from 1; undefined if the parser does not say. */
  readonly line: number | undefined;
}

/** A paragraph, heading or table cell without its markup and code, with facts filled in. */
export interface FoundPassage {
  readonly text: string;
  /** Line in the file, from 1; undefined if the parser does not say. */
  readonly line: number | undefined;
}

/**
 * Parses a Markdown text and returns its mistakes, its links and its words.
 * @param root folder that contains `content/`; only tests pass it
 */
export async function checkText(
  text: MarkdownText,
  root?: string,
): Promise<{ problems: Problem[]; links: FoundLink[]; passages: FoundPassage[] }> {
  const known = { facts: facts(root), photos: photos(root), drawings: drawings(root) };
  const problems: Problem[] = [];
  const links: FoundLink[] = [];
  const passages: FoundPassage[] = [];
  const lineOf = ({ position }: Nodes) => position && position.start.line + text.bodyLine - 1;
  const checker = () => (tree: Root) => {
    visit(tree, (node, _, parent) => {
      for (const message of problemsOf(node, parent, known))
        problems.push({ file: text.file, field: '', message, line: lineOf(node) });
      if (node.type === 'link') links.push({ href: node.url, text: plainText(node), line: lineOf(node) });
      if (['paragraph', 'heading', 'tableCell'].includes(node.type))
        passages.push({
          text: fillText(plainText(node), known.facts, () => undefined),
          line: lineOf(node),
        });
    });
  };
  const processor = await createMarkdownProcessor({
    remarkPlugins: [checker],
    smartypants: false,
    syntaxHighlight: false,
  });
  await processor.render(text.body);
  return { problems, links, passages };
}

function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function problemsOf(node: Nodes, parent: Parents | undefined, known: Known): string[] {
  if (node.type === 'html' && !node.value.startsWith('<!--'))
    return [`found HTML (${node.value.slice(0, 40)}), expected Markdown only`];
  if (node.type === 'heading' && node.depth === 1)
    return ['found a heading with one #, expected ## or more: the page title is the first level'];
  if (node.type === 'imageReference')
    return ['found a picture by reference, expected ![what the picture shows](photo)'];
  if (node.type === 'image') return pictureProblems(node, parent, known);
  if (node.type === 'text') return unknownFacts(node.value, known);
  if (node.type === 'link' || node.type === 'definition') return unknownFacts(node.url, known);
  return [];
}

function pictureProblems(
  { url, alt }: { url: string; alt?: string | null | undefined },
  parent: Parents | undefined,
  known: Known,
): string[] {
  const problems: string[] = [];
  if (parent?.type !== 'paragraph' || parent.children.length > 1)
    problems.push(
      'found a picture among words, expected it in a paragraph of its own, with empty lines around it',
    );
  if (!alt)
    problems.push('found a picture without alternative text, expected ![what the picture shows](photo)');
  const drawing = drawingName(url);
  if (drawing === undefined) {
    if (!(url in known.photos)) problems.push(unknownPhoto(url, known.photos));
  } else if (!(drawing in known.drawings)) problems.push(unknownDrawing(drawing, known.drawings));
  return problems;
}

function unknownFacts(text: string, known: Known): string[] {
  const problems: string[] = [];
  fillText(text, known.facts, (message) => problems.push(message));
  return problems;
}
