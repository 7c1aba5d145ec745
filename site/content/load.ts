import { type z } from 'zod';
import { fillFacts, priceFacts, salonFacts, type Facts } from './facts.ts';
import { memoize } from './memoize.ts';
import { checkPhotos, photos } from './photos.ts';
import { readMarkdown, readYaml, type MarkdownFile, type Report, type Review } from './read.ts';
import { readPrices } from './read-prices.ts';
import { salonSchema } from './schemas/salon.ts';

/** All facts that texts may insert. */
export const facts = memoize(
  (root): Facts =>
    new Map([
      ...salonFacts(readYaml('content/salon.yaml', salonSchema, { root })),
      ...priceFacts(readPrices(root)),
    ]),
);

/** Fills in facts and checks the names of photos, before the schema checks the data. */
function prepare(root: string | undefined) {
  return (data: unknown, report: Report): unknown => {
    const filled = fillFacts(data, facts(root), report);
    checkPhotos(filled, photos(root), report);
    return filled;
  };
}

/** Reads a YAML file with facts filled in. @throws ContentError */
export function loadYaml<S extends z.ZodType>(
  file: string,
  schema: S,
  root?: string,
  review?: Review<z.infer<S>>,
): z.infer<S> {
  return readYaml(file, schema, { root, prepare: prepare(root), review });
}

/** Reads a Markdown file with facts filled into its front matter. @throws ContentError */
export function loadMarkdown<S extends z.ZodType>(
  file: string,
  schema: S,
  root?: string,
  review?: Review<z.infer<S>>,
): MarkdownFile<z.infer<S>> {
  return readMarkdown(file, schema, { root, prepare: prepare(root), review });
}
