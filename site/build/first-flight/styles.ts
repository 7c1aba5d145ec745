import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

import { type Alive, mayMatch } from './alive.ts';
import { byText } from './by-text.ts';
import { writeStyles } from './write-styles.ts';

/** The styles of a page: those that a screen needs, and those that only paper does. */
export interface PageStyles {
  readonly screen: string;
  readonly print: string;
}

/**
 * Makes one stylesheet of all of a page, without what can match nothing on it, and sets apart what is for print.
 *
 * @param sheets the stylesheets of the page, in their order
 */
export function pageStyles(sheets: readonly string[], page: Alive): PageStyles {
  const { root, selectors, made } = parsed(sheets.join('\n'));
  const alive = selectors.map((selector) => mayMatch(selector, page));
  const key = alive.map(Number).join('');
  const styles =
    made.get(key) ?? stylesOf(root.clone(), new Set(selectors.filter((_, at) => alive[at] === true)));
  made.set(key, styles);
  return styles;
}

/** Pages of a kind have the same stylesheets, and mostly use the same of them: these styles are made once. */
const parsed = byText((css: string) => {
  const root = postcss.parse(css);
  const selectors = new Set<string>();
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) for (const selector of rule.selectors) selectors.add(selector);
  });
  return { root, selectors: [...selectors], made: new Map<string, PageStyles>() };
});

function stylesOf(root: Root, alive: ReadonlySet<string>): PageStyles {
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) keepMatching(rule, alive);
  });
  joinLayers(root);
  return { screen: writeStyles(without(root, isPrint)), print: writeStyles(forPrint(root)) };
}

/** `from`, `50%`: no selectors. */
function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function keepMatching(rule: Rule, alive: ReadonlySet<string>): void {
  const selectors = rule.selectors.filter((selector) => alive.has(selector));
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}

/** Rules of one layer keep their order, wherever they stand between others: they can stand together. */
function joinLayers(root: Root): void {
  const layers = new Map<string, AtRule>();
  for (const node of [...root.nodes]) {
    // Layers without a name are one each.
    if (!isLayer(node) || !node.params) continue;
    const first = layers.get(node.params);
    if (!first) layers.set(node.params, node);
    else {
      first.append(node.nodes ?? []);
      node.remove();
    }
  }
}

function isAt(node: ChildNode, name: string): node is AtRule {
  return node.type === 'atrule' && node.name === name;
}

/** A layer with rules in it, not one that is only named. */
const isLayer = (node: ChildNode): node is AtRule => isAt(node, 'layer') && node.nodes !== undefined;
/** Only names layers, to say their order. */
const isOrder = (node: ChildNode) => isAt(node, 'layer') && node.nodes === undefined;
const isPrint = (node: ChildNode): node is AtRule => isAt(node, 'media') && node.params === 'print';

/** A copy without some of what stands at its top or in its layers. */
function without(root: Root, unwanted: (node: ChildNode) => boolean): Root {
  const copy = root.clone();
  for (const node of inLayers(copy)) if (unwanted(node)) node.remove();
  return copy;
}

/** What is for print, in its layers, under their order. The link to it names the medium. */
function forPrint(root: Root): Root {
  const copy = without(root, (node) => !isPrint(node) && !isOrder(node));
  for (const node of inLayers(copy)) if (isPrint(node)) node.replaceWith(node.nodes ?? []);
  return copy;
}

/** What stands at the top of a stylesheet or in a layer there; the layers themselves are left out. */
function inLayers(root: Root): ChildNode[] {
  return root.nodes.flatMap((node) => (isLayer(node) ? (node.nodes ?? []) : [node]));
}
