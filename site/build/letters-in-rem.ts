/**
 * Lets a page grow with the letters that a visitor has chosen in the browser (docs/decisions/0025). The stylesheets say how
 * large letters are for whoever chose nothing, 16 px; here that becomes rem, and the widths at which a layout changes
 * become em, so that large letters get the layout of a small screen. All else stays as long as it is written.
 */
import { type Root } from 'postcss';

/** Pixels: what browsers start with. */
const LETTER = 16;
/** Pixels: lines of type from here on are headlines, which grow by as much as three lines of text do, and no further. */
const HEADLINE = 28;
const HEADLINE_GROWS = 24;
/** Hundredths of the screen: letters cut to its width have no room to grow. */
const FILLS_SCREEN = 10;

const TYPE = /^(?:font|font-size|line-height|--mono-size)$/u;
const FLUID = /clamp\((?<least>[\d.]+)px, (?<part>[\d.]+)vw, (?<most>[\d.]+)px\)/u;

export const lettersInRem = {
  postcssPlugin: 'letters-in-rem',
  // Once, not by kind of node: what was changed would be visited again, and again.
  Once(root: Root) {
    root.walkDecls(TYPE, (declaration) => {
      declaration.value = typeInRem(declaration.value);
    });
    root.walkAtRules('media', (rule) => {
      rule.params = conditionInEm(rule.params);
    });
  },
};

/** `600 15px/1.4 x` → `600 0.9375rem/1.4 x`. What speaks of rem or of the screen means it so. */
export function typeInRem(value: string): string {
  const { least, part, most } = FLUID.exec(value)?.groups ?? {};
  if (least && part && most) {
    if (Number(part) > FILLS_SCREEN) return value;
    const [from, to] = [Number(least), Number(most)];
    return value.replace(FLUID, (fluid) =>
      from < HEADLINE
        ? `clamp(${rem(from)},${part}vw + ${growing((from + to) / 2)},${rem(to)})`
        : `calc(${fluid} + ${growing(HEADLINE_GROWS)})`,
    );
  }
  return /\d(?:rem|s?v[wh])/u.test(value)
    ? value
    : value.replaceAll(/([\d.]+)px/gu, (_, px: string) => rem(Number(px)));
}

/** `(max-width: 640px) 92vw` → `(max-width: 40em) 92vw`, in queries and in the `sizes` of pictures. */
export function conditionInEm(condition: string): string {
  return condition.replaceAll(
    /((?:min|max)-(?:width|height):\s*)(\d+)px/gu,
    (_, feature: string, px: string) => `${feature}${String(Number(px) / LETTER)}em`,
  );
}

const rem = (px: number) => `${String(px / LETTER)}rem`;
/** Nothing for whoever chose nothing. */
const growing = (px: number) => `${rem(px)} - ${String(px)}px`;
