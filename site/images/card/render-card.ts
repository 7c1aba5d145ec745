import { type Sharp } from 'sharp';

import { CARD_VERSION, cardColors, cardSvg, type CardText } from './card.ts';

/** WhatsApp omits larger pictures. */
const MAX_BYTES = 300_000;
const QUALITIES = [82, 76, 70, 62] as const;

/** Serializes the text of a card for Astro's image service and its cache key. */
export function writeCard(text: CardText): string {
  return JSON.stringify({ drawing: CARD_VERSION, colors: cardColors, ...text });
}

/**
 * Draws the text that `writeCard` serialized on a photo. JPEG, because every site that shows links supports it.
 * @throws Error when the file stays too large
 */
export async function renderCard(photo: Sharp, card: string): Promise<Uint8Array> {
  const svg = Buffer.from(cardSvg(JSON.parse(card) as CardText));
  const picture = photo.composite([{ input: svg }]);
  for (const quality of QUALITIES) {
    const data = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length < MAX_BYTES) return new Uint8Array(data);
  }
  throw new Error(
    `a sharing picture stays above ${MAX_BYTES} bytes at quality ${QUALITIES.at(-1) ?? 0}: ${card}`,
  );
}
