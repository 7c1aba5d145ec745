import { hash } from 'node:crypto';

import { developing } from '../once.ts';
import { facts } from '../load.ts';
import { photos, unknownPhoto } from '../photos.ts';
import { fillBody } from './fill-body.ts';
import { keptTexts } from './kept-texts.ts';
import { type Text, transform, type Transformed } from './transform.ts';

/**
 * An article is checked, made a page, searched and fed: once is enough. What it becomes follows from its file alone,
 * with the facts it quotes; what it needs besides, the photos it shows, is looked at each time.
 *
 * @param root folder that holds `content/`; only tests give it
 */
export async function transformOnce(text: Text, root?: string): Promise<Transformed> {
  // Texts under a root of their own are tests', which change what stands there.
  const transformed = root === undefined ? await kept(text) : await transform(text, root);
  const known = photos(root);
  const missing = transformed.found
    .filter(({ photo }) => !(photo in known))
    .map(({ photo, line }) => ({
      file: text.file,
      field: '',
      message: unknownPhoto(photo, known),
      line: line === undefined ? undefined : line + text.bodyLine - 1,
    }));
  return { ...transformed, problems: [...transformed.problems, ...missing] };
}

async function kept(text: Text): Promise<Transformed> {
  const { texts, asked } = keptTexts();
  const key = keyOf(text);
  asked.add(key);
  const transformed = texts.get(key) ?? (await transform(text));
  // What is wrong is said again to each who asks.
  if (transformed.problems.length === 0) texts.set(key, transformed);
  return transformed;
}

/** Worked out once in a build, where facts do not change. */
function keyOf({ file, bodyLine, body }: Text): string {
  const { keys } = keptTexts();
  const known = keys.get(body);
  if (known?.file === file && known.bodyLine === bodyLine && !developing()) return known.key;
  const filled = fillBody(body, facts(), () => undefined);
  const key = hash('sha256', JSON.stringify([file, bodyLine, filled])).slice(0, 32);
  keys.set(body, { file, bodyLine, key });
  return key;
}
