import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In place of the lettering: a small photo, but one for each article, so that the second build has as many files. */
const PLAIN_CARDS = `import sharp from 'sharp';
import { type CardText } from './card.ts';
export const writeCard = (text: CardText) => JSON.stringify(text);
export const lettered = (photo: Buffer) => sharp(photo).resize(120, 63).jpeg().toBuffer();
`;

/** What is made once and kept, and how it is made in a moment instead. A second build finds either. */
const SHORTCUTS = [
  {
    file: 'site/images/service.ts',
    from: 'await (await cutOut(photo, asked)).png({ compressionLevel: 0 }).toBuffer()',
    to: 'photo',
  },
  { file: 'site/build/precompress.ts', from: 'constants.BROTLI_MAX_QUALITY', to: '4' },
];

/**
 * Lets a generated project compress its pages lightly, and make its sharing pictures of whole photos, in its first build:
 * that of thousands of articles would take an hour, and says nothing new.
 *
 * @throws Error when the code to be shortened is not there any more
 */
export function quickFirst(root: string): void {
  for (const { file, from, to } of SHORTCUTS) {
    const code = readFileSync(path.join(root, file), 'utf8');
    if (!code.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(path.join(root, file), code.replace(from, to));
  }
  writeFileSync(path.join(root, 'site/images/card/lettered.ts'), PLAIN_CARDS);
}
