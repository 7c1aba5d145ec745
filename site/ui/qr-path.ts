import { encode } from 'uqr';

export interface QrPath {
  /** Modules along a side, without the quiet zone around. */
  size: number;
  /** SVG path data: a bar for each run of dark modules, one unit a module. */
  path: string;
}

/** A QR code as one path. Medium error correction (15 %): a fold or a coffee ring does no harm. Source: ISO/IEC 18004. */
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
