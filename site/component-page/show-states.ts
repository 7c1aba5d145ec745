/**
 * Makes states visible that a page shows only for a moment: `:hover` and `:focus-visible` in examples with `data-force`,
 * attributes that scripts set in those with `data-set`, and the palette that the toolbar's links ask for (`?palette=dark`).
 */
const FORCED = { hover: ':hover', focus: ':focus-visible' } as const;
const PALETTE = /\(prefers-color-scheme:\s*(\w+)\)/;

const palette = new URLSearchParams(location.search).get('palette');
if (palette) document.documentElement.style.colorScheme = palette;
for (const sheet of document.styleSheets) addRules(sheet);
for (const [state] of Object.entries(FORCED))
  for (const example of document.querySelectorAll(`[data-force="${state}"]`))
    example.querySelector('a, button, input, textarea')?.classList.add(`is-${state}`);

for (const example of document.querySelectorAll<HTMLElement>('[data-set]')) {
  const [selector, name, value] = JSON.parse(example.dataset.set ?? '') as [string, string, string];
  example.querySelector(selector)?.setAttribute(name, value);
}

/** Adds a copy with classes after each rule for a forced state, in the same layer and media query. */
function addRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = parent.cssRules[at];
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) {
      if (rule instanceof CSSMediaRule) setPalette(rule);
      addRules(rule);
    } else if (rule) {
      const copy = Object.entries(FORCED).reduce(
        (text, [state, selector]) => text.replaceAll(selector, `.is-${state}`),
        rule.cssText,
      );
      if (copy !== rule.cssText) parent.insertRule(copy, at + 1);
    }
  }
}

/** Turns a media query for a palette on or off. */
function setPalette({ media }: CSSMediaRule): void {
  if (palette)
    media.mediaText = media.mediaText.replace(PALETTE, (_, name: string) =>
      name === palette ? '(min-width: 0)' : '(max-width: 0)',
    );
}
