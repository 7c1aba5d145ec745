import { createHash } from 'node:crypto';

import { placeholderStyles } from '../../images/placeholder-styles.ts';
import { shortIslands } from '../../islands/runtime/markup.ts';
import { takeOut } from '../take-out.ts';
import { alive } from './alive.ts';
import { byText } from './by-text.ts';
import { pageStyles } from './styles.ts';

/** What Astro adds to the names of our fonts, which nobody else's meet on our pages. */
const FONT_MARK = /(?<=[{;]font-family:"?[A-Z][A-Za-z ]*|--font-[a-z]+:"?[A-Z][A-Za-z ]*)-[0-9a-f]{16}/gu;

export interface LightPage {
  readonly html: string;
  /** Styles for print, with the path they are linked at. */
  readonly print: { readonly path: string; readonly css: string } | undefined;
}

/**
 * A built page with short tags of its islands, one stylesheet of what it can use, the colours of its pictures in it, and a
 * link to what is for print.
 *
 * @param html as Astro wrote it
 * @param scripts the text of every script file that it may ever load
 */
export function lightPage(html: string, scripts: readonly string[]): LightPage {
  const sheets: string[] = [];
  const bare = takeOut(shortIslands(html), ['style'], ({ text }) => sheets.push(withoutMarks(text)));
  // Nearly every page has colours of its own, and all of them are used: the rest is then the same for many.
  const colours = placeholderStyles(bare);
  const { screen, print } = pageStyles(sheets, alive(bare, scripts));
  const path = `_astro/print.${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  const link = print && `<link rel="stylesheet" href="/${path}" media="print">`;
  const light = bare.replace('</head>', () => `<style>${screen}${colours}</style>${link}</head>`);
  return { html: light, print: print ? { path, css: print } : undefined };
}

const withoutMarks = byText((css) => css.replaceAll(FONT_MARK, ''));
