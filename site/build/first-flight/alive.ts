/** What a page, or a script that it may run, can ever have: what a rule for anything else is no use to. */
export interface Alive {
  /** Names of elements, classes and ids that stand in its HTML. */
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Every word of its scripts: whatever they set or add is named there. */
  readonly words: ReadonlySet<string>;
}

const SCRIPT = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gu;

/**
 * @param html a built page
 * @param scripts the text of every script file that it may ever load
 */
export function alive(html: string, scripts: readonly string[]): Alive {
  const inline = [...html.matchAll(SCRIPT)].flatMap(([, kind, text = '']) =>
    kind === 'script' ? [text] : [],
  );
  const tags = [...html.replaceAll(SCRIPT, '').matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/giu)];
  const values = (name: string) =>
    tags.flatMap(([, , attributes = '']) => {
      const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'u').exec(attributes) ?? [];
      return (double ?? single ?? '').split(/\s+/u);
    });
  return {
    elements: new Set(['html', 'body', ...tags.map(([, name = '']) => name.toLowerCase())]),
    classes: new Set(values('class')),
    ids: new Set(values('id')),
    words: new Set([...inline, ...scripts].flatMap(wordsOf)),
  };
}

/** The same scripts stand in page after page. */
const known = new Map<string, readonly string[]>();

function wordsOf(script: string): readonly string[] {
  const words = known.get(script) ?? [...new Set(script.match(/[\w-]+/gu))];
  known.set(script, words);
  return words;
}

/**
 * Whether a selector may ever match. In doubt it may: states, attributes and what stands in brackets after a colon
 * (`:not(…)`, `:has(…)`) are not looked at.
 */
export function mayMatch(selector: string, { elements, classes, ids, words }: Alive): boolean {
  const named = (found: ReadonlySet<string>, pattern: RegExp) =>
    [...plain(selector).matchAll(pattern)].every(([, name = '']) => found.has(name) || words.has(name));
  return (
    named(classes, /\.([\w-]+)/gu) &&
    named(ids, /#([\w-]+)/gu) &&
    named(elements, /(?:^|[\s>+~])([a-z][\w-]*)/giu)
  );
}

/** The selector without attributes and pseudo-classes and -elements, with all that they hold. */
function plain(selector: string): string {
  let bare = selector.replaceAll(/\[[^\]]*\]/gu, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/:{1,2}[\w-]+(?:\([^()]*\))?|\([^()]*\)/gu, '');
  }
  return bare;
}
