import { type z } from 'zod';
import { fillFacts, priceFacts, salonFacts, type Facts } from './facts.ts';
import { once } from './once.ts';
import { checkPhotos, photos } from './photos.ts';
import { readMarkdown, readYaml, type MarkdownFile, type Report, type Review } from './read.ts';
import { colorSchema } from './schemas/color.ts';
import { salonSchema } from './schemas/salon.ts';

/** Every fact that a text may quote. The salon and its prices are read as they stand, since facts come from them. */
export const facts = once(
  (root): Facts =>
    new Map([
      ...salonFacts(readYaml('content/salon.yaml', salonSchema, { root })),
      ...priceFacts(readYaml('content/color.yaml', colorSchema, { root })),
    ]),
);

/** Fills in facts and checks the names of photos, before the schema looks at the data. */
function prepare(root: string | undefined) {
  return (data: unknown, report: Report): unknown => {
    const filled = fillFacts(data, facts(root), report);
    checkPhotos(filled, photos(root), report);
    return filled;
  };
}

/** Reads a YAML file of the project: facts filled in, names of photos checked. @throws ContentError */
export function loadYaml<S extends z.ZodType>(file: string, schema: S, root?: string): z.infer<S> {
  return readYaml(file, schema, { root, prepare: prepare(root) });
}

/** Reads a Markdown file of the project in the same way; its body is filled when it is rendered. @throws ContentError */
export function loadMarkdown<S extends z.ZodType>(
  file: string,
  schema: S,
  root?: string,
  review?: Review<z.infer<S>>,
): MarkdownFile<z.infer<S>> {
  return readMarkdown(file, schema, { root, prepare: prepare(root), review });
}
