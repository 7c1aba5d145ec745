import { encode } from 'uqr';

export interface QrPath {
  /** Modules per side, without the quiet zone. */
  size: number;
  /** SVG path data, one unit per module. */
  path: string;
}

/** A QR code as an SVG path, with medium error correction (15%). Source: ISO/IEC 18004. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const bars = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (x < size && row[x]) x++;
      found.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
    return found;
  });
  return { size, path: bars.join('') };
}
