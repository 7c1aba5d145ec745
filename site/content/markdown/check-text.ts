import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { drawingNames } from '../articles/drawings.ts';
import type { Content, EntryFile } from '../content.ts';
import { expectedPhoto } from '../photos/check-photo-names.ts';
import { registry } from '../registry.ts';
import { fillText, expectedPlaceholder, unknownPlaceholders } from '../salon/placeholders.ts';
import { unusableLink } from '../source/href.ts';
import type { Finding, Problem } from '../source/problem.ts';
import { drawingName } from './figures-plugin.ts';

/** A link as written in a text. */
export interface FoundLink {
  readonly href: string;
  /** Line in the file, from 1; undefined if the parser does not say. */
  readonly line: number | undefined;
}

type Text = Pick<EntryFile, 'file' | 'body' | 'bodyLine'>;

interface CheckedText {
  readonly problems: readonly Problem[];
  readonly links: readonly FoundLink[];
}

/** Results by text: a build asks for problems before it renders, and for links when the pages exist. */
const checked = new WeakMap<Text, Promise<CheckedText>>();

/** The problems and the links of a Markdown text of the content. */
export function checkText(content: Content, text: Text): Promise<CheckedText> {
  const result = checked.get(text) ?? check(content, text);
  checked.set(text, result);
  return result;
}

/** In characters: twice the longest guide, several times its longest paragraph. Parsing takes the square of a paragraph's length. */
const LONGEST = { text: 60_000, paragraph: 6_000 };

async function check(content: Content, { file, body, bodyLine }: Text): Promise<CheckedText> {
  const problems: Problem[] = [];
  const links: FoundLink[] = [];
  const limit = (what: keyof typeof LONGEST, length: number) => {
    const found = `a ${what} of ${length} letters`;
    if (length > LONGEST[what])
      problems.push({ file, line: bodyLine, path: [], found, expected: `at most ${LONGEST[what]}` });
  };
  limit('text', body.length);
  limit('paragraph', Math.max(...body.split(/\n\s*\n/u).map(({ length }) => length)));
  if (problems.length > 0) return { problems, links };
  const isLegal = file.startsWith(`${registry.legal.folder}/`);
  const checker = () => (tree: Root) => {
    visit(tree, (node, _, parent) => {
      const line = node.position && node.position.start.line + bodyLine - 1;
      const report = (finding: Finding, offset = 0) =>
        problems.push({ file, line: line && line + offset, path: [], ...finding });
      for (const finding of findingsOf(node, parent, content)) report(finding);
      if (node.type === 'image' && isLegal)
        report({ found: 'a picture', expected: 'words only, because this page shows no pictures' });
      if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
      if (node.type === 'paragraph')
        brokenMarkup(sourceOf(node, body)).forEach(({ index, ...finding }) => report(finding, index));
    });
  };
  const processor = await createMarkdownProcessor({
    remarkPlugins: [checker],
    smartypants: false,
    syntaxHighlight: false,
  });
  await processor.render(body);
  return { problems, links };
}

function sourceOf({ position }: Nodes, body: string): string {
  return position ? body.slice(position.start.offset, position.end.offset) : '';
}

/** Non-breaking and other wide spaces: Alt and the space bar write one on a Mac. */
const WIDE_SPACE = String.raw`[\u00A0\u2000-\u200A\u202F\u3000]`;

/** Lines of a paragraph that were meant to be a heading or an item of a list. */
const BROKEN_MARKUP: readonly (Finding & { readonly pattern: RegExp })[] = [
  {
    pattern: new RegExp(`^(?:#{1,6}|[-*+]|\\d+[.)])${WIDE_SPACE}`, 'u'),
    found: 'a space that is not an ordinary one',
    expected: 'an ordinary space after the mark of a heading or a list',
  },
  {
    pattern: /^#{2,6}[^#\s]/u,
    found: 'a heading without a space',
    expected: 'a space after the #',
  },
  {
    pattern: /^\d+[.)]\p{L}/u,
    found: 'a numbered item without a space',
    expected: 'a space after the number',
  },
  {
    pattern: /^(?:[•·‣▪▫◦●○∙⁃]|–[ \u00A0])/u,
    found: 'a bullet that is no Markdown',
    expected: '- and a space',
  },
];

/** @returns findings with the index of their line in `source` */
function brokenMarkup(source: string): (Finding & { index: number })[] {
  return source.split('\n').flatMap((line, index) => {
    const broken = BROKEN_MARKUP.filter(({ pattern }) => pattern.test(line.trim()));
    return broken.map(({ found, expected }) => ({ found, expected, index }));
  });
}

const PICTURE = '![what the picture shows](photo)';

function findingsOf(node: Nodes, parent: Parents | undefined, content: Content): Finding[] {
  if (node.type === 'html' && !node.value.startsWith('<!--'))
    return [{ found: `HTML (${node.value.slice(0, 40)})`, expected: 'Markdown only' }];
  if (node.type === 'heading' && node.depth === 1)
    return [{ found: 'a heading with one #', expected: '## or more: the page title is the first level' }];
  if (node.type === 'imageReference') return [{ found: 'a picture by reference', expected: PICTURE }];
  if (node.type === 'image') return pictureFindings(node, parent, content);
  if (node.type === 'text') return placeholderFindings(node.value, content);
  if (node.type === 'link' || node.type === 'definition')
    return [...placeholderFindings(node.url, content), ...unusableLinks(node.url, content)];
  return [];
}

function pictureFindings(
  { url, alt }: { url: string; alt?: string | null | undefined },
  parent: Parents | undefined,
  content: Content,
): Finding[] {
  const photos = Object.keys(content.get('photos'));
  const drawing = drawingName(url);
  const drawings = drawingNames(content);
  return [
    (parent?.type !== 'paragraph' || parent.children.length > 1) && {
      found: 'a picture among words',
      expected: 'it in a paragraph of its own, with empty lines around it',
    },
    !alt && { found: 'a picture without alternative text', expected: PICTURE },
    drawing === undefined && !photos.includes(url) && { found: `"${url}"`, expected: expectedPhoto(photos) },
    drawing !== undefined &&
      !drawings.includes(drawing) && {
        found: `"${url}"`,
        expected: `one of the drawings in content/drawings: ${drawings.join(', ')}`,
      },
  ].filter((finding) => finding !== false);
}

function placeholderFindings(text: string, { placeholders }: Content): Finding[] {
  return unknownPlaceholders(text, placeholders).map((found) => ({
    found,
    expected: expectedPlaceholder(placeholders),
  }));
}

function unusableLinks(href: string, { placeholders }: Content): Finding[] {
  const unusable = unusableLink(fillText(href, placeholders));
  return unusable ? [unusable] : [];
}
