import { load } from 'cheerio';
import { z } from 'zod';
import { type FigureRequest } from './figures-plugin.ts';

const DRAWING = '.prose__drawing';

/** A heading of the second level, for a table of contents. */
interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The text of an article or a legal page as HTML, with placeholders for its pictures. */
export interface RenderedText {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly figures: readonly FigureRequest[];
}

const figureSchema = z.object({
  alt: z.string(),
  caption: z.string().exactOptional(),
  atHeading: z.boolean(),
});

const metadataSchema = z.object({
  headings: z.array(z.object({ depth: z.number(), slug: z.string(), text: z.string() })),
  frontmatter: z.object({
    figures: z.array(
      z.union([figureSchema.extend({ photo: z.string() }), figureSchema.extend({ drawing: z.string() })]),
    ),
  }),
});

/** The text of a collection entry. @throws Error if Astro could not render it */
export function renderedText(entry: {
  id: string;
  rendered?: { html: string; metadata?: Record<string, unknown> | undefined } | undefined;
}): RenderedText {
  if (!entry.rendered)
    throw new Error(`${entry.id}: found no rendered text, expected HTML from Astro's Markdown pipeline`);
  const { headings, frontmatter } = metadataSchema.parse(entry.rendered.metadata);
  return {
    html: entry.rendered.html,
    headings: headings
      .filter(({ depth, slug }) => depth === 2 && slug !== 'footnote-label')
      // Astro escapes { as ${ in headings, for MDX.
      .map(({ slug, text }) => ({ id: slug, text: text.replaceAll('${', '{') })),
    figures: frontmatter.figures,
  };
}

/** The HTML of a text with its pictures; `figure` returns the HTML of one. */
export async function htmlWithFigures(
  { html, figures }: Pick<RenderedText, 'html' | 'figures'>,
  figure: (picture: FigureRequest) => string | Promise<string>,
): Promise<string> {
  const made = await Promise.all(figures.map(async (picture) => figure(picture)));
  const $ = load(html, undefined, false);
  $('[data-figure]').replaceWith((_, element) => made[Number($(element).attr('data-figure'))] ?? '');
  return $.html();
}

/**
 * Makes each heading a link to itself, so that its URL can be copied. The whole heading is the link: it keeps its
 * accessible name and is a large target. Headings that contain a link stay as they are.
 */
export function linkHeadings(html: string): string {
  const $ = load(html, undefined, false);
  $(':is(h2, h3, h4):not(#footnote-label, :has(a))').each((_, element) => {
    $(element).wrapInner($('<a>').attr('href', `#${$(element).attr('id') ?? ''}`));
  });
  return $.html();
}

/**
 * Marks the number of each heading with a drawing directly below it, which stands on the drawing: "3. The rope", or a
 * year as in "1960. The crop" and "1920s. The bob".
 */
export function markNumbers(html: string): string {
  const $ = load(html, undefined, false);
  $(`h2:has(+ ${DRAWING})`).each((_, heading) => {
    const marked = ($(heading).html() ?? '').replace(
      /^(\d+s?)(\. )/u,
      (_match, number: string, dot: string) => {
        const classes = number.length > 2 ? 'prose__number prose__number--year' : 'prose__number';
        return `<span class="${classes}">${number}<span>${dot}</span></span>`;
      },
    );
    $(heading).html(marked);
  });
  return $.html();
}

/** A section of a text, or what stands before the first. */
export interface TextSection {
  /** The heading as HTML, with the picture directly below it; empty for the introduction. */
  readonly heading: string;
  /** What follows, split after each code block that is not within another element. */
  readonly parts: readonly string[];
}

/** The introduction of a text, which may be empty, and its sections. */
export function splitSections(html: string): TextSection[] {
  const $ = load(html, undefined, false);
  const sections = [{ heading: '', parts: [''] }];
  for (const node of $.root().contents()) {
    const source = $.html(node);
    const section = sections.at(-1);
    if ($(node).is('h2')) sections.push({ heading: source, parts: [''] });
    else if (section?.heading && $(node).prev().is('h2') && $(node).is('figure')) section.heading += source;
    else if (section) {
      section.parts.push(`${section.parts.pop() ?? ''}${source}`);
      if ($(node).is('pre')) section.parts.push('');
    }
  }
  return sections;
}

const BREAK_AT_END = /<hr\s*\/?>\s*$/u;

/** Sections in groups: a group ends with a thematic break (`---`), which is taken away. */
export function groupSections<Section extends { readonly html: string }>(
  sections: readonly Section[],
): Section[][] {
  const groups: Section[][] = [[]];
  for (const section of sections) {
    groups.at(-1)?.push({ ...section, html: section.html.replace(BREAK_AT_END, '') });
    if (BREAK_AT_END.test(section.html)) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/**
 * Puts each subheading with a drawing directly below it into a row: its texts, then the drawing, which stands above them.
 * Consecutive rows share a parent.
 */
export function drawingRows(html: string): string {
  const $ = load(html, undefined, false);
  $(`h3:has(+ ${DRAWING})`).each((_, heading) => {
    const texts = $(heading).nextUntil(`:not(p, ul, ol, ${DRAWING})`);
    const row = $('<div class="prose__row"><div></div></div>').insertBefore(heading);
    row.children().append(heading, texts.not(DRAWING));
    row.append(texts.filter(DRAWING));
  });
  $('.prose__row:not(.prose__row + *)').each((_, first) => {
    const others = $(first).nextUntil(':not(.prose__row)');
    $('<div class="prose__rows"></div>').insertBefore(first).append(first, others);
  });
  return $.html();
}
