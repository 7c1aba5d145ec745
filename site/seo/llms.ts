/** A link in a list of the file. */
interface LlmsLink {
  name: string;
  path: string;
  text: string;
}

interface LlmsInput {
  origin: string;
  name: string;
  blurb: string;
  /** Address, hours and contact, as name and value. */
  facts: readonly (readonly [name: string, value: string])[];
  prices: { headline: string; lines: readonly string[] };
  pages: readonly LlmsLink[];
  services: readonly LlmsLink[];
  towns: readonly LlmsLink[];
  articles: readonly LlmsLink[];
}

/** Summary of the site for language models. Source: llmstxt.org. */
export function llmsText({ origin, name, blurb, facts, prices, ...lists }: LlmsInput): string {
  const section = (headline: string, links: readonly LlmsLink[]) => [
    `## ${headline}`,
    '',
    ...links.map((link) => `- [${link.name}](${origin}${link.path}): ${link.text}`),
    '',
  ];
  return [
    `# ${name}`,
    '',
    `> ${blurb}`,
    '',
    ...facts.map(([label, value]) => `- ${label}: ${value}`),
    '',
    `## ${prices.headline}`,
    '',
    ...prices.lines.map((line) => `- ${line}`),
    '',
    ...section('Pages', lists.pages),
    ...section('Services', lists.services),
    ...section('Towns', lists.towns),
    ...section('Articles', lists.articles),
  ].join('\n');
}
