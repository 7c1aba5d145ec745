import sharp from 'sharp';

import { CARD, CARD_VERSION, cardColors, cardSvg, type CardText } from './card.ts';

/** Some readers (WhatsApp) leave out a picture above 300 kB. */
export const MAX_BYTES = 300_000;
const QUALITIES = [82, 76, 70, 62] as const;

/** Writes the text of a card as it travels through Astro's image service, and into the key of kept pictures. */
export function writeCard(text: CardText): string {
  return JSON.stringify({ drawing: CARD_VERSION, colors: cardColors, ...text });
}

/**
 * A sharing picture: the photo, filling the card, and the text that `writeCard` wrote over it. JPEG, because every
 * reader of shared links knows it. @throws Error when it cannot be made small enough
 */
export async function renderCard(photo: Buffer, card: string): Promise<Uint8Array> {
  const svg = Buffer.from(cardSvg(JSON.parse(card) as CardText));
  const picture = await sharp(photo)
    .resize(CARD.width, CARD.height, { fit: 'cover' })
    .composite([{ input: svg }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const quality of QUALITIES) {
    const data = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length < MAX_BYTES) return new Uint8Array(data);
  }
  throw new Error(
    `a sharing picture stays above ${MAX_BYTES} bytes at quality ${QUALITIES.at(-1) ?? 0}: ${card}`,
  );
}
