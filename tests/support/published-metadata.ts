/** What a picture file may carry besides its pixels: where each format keeps it, as the bytes that announce it. */
const SIGNS: readonly [name: string, bytes: string][] = [
  // JPEG and WebP; AVIF names its item "Exif" too.
  ['Exif', 'Exif'],
  ['Exif', 'EXIF'],
  ['XMP', 'http://ns.adobe.com/xap/'],
  ['XMP', 'x:xmpmeta'],
  ['XMP', 'XMP '],
  ['XMP', 'application/rdf+xml'],
  ['ICC', 'ICC_PROFILE'],
  ['ICC', 'ICCP'],
  ['ICC', 'colrprof'],
  ['IPTC', 'Photoshop 3.0'],
];

/** The kinds of metadata found in an AVIF, WebP or JPEG, each once. Searches the bytes themselves, not what a decoder reports. */
export function publishedMetadata(file: Buffer): string[] {
  const head = headOf(file);
  return [...new Set(SIGNS.filter(([, bytes]) => head.includes(bytes, 0, 'latin1')).map(([name]) => name))];
}

/** The file without its coded pixels, in which any bytes may come up by chance. */
function headOf(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) === 'RIFF') {
    const chunks: Buffer[] = [];
    for (let at = 12; at + 8 <= file.length;) {
      const size = file.readUInt32LE(at + 4);
      chunks.push(file.subarray(at, at + 4));
      at += 8 + size + (size % 2);
    }
    return Buffer.concat(chunks);
  }
  const pixels = file.indexOf(
    file.toString('latin1', 4, 8) === 'ftyp' ? 'mdat' : '\u00ff\u00da',
    0,
    'latin1',
  );
  return pixels < 0 ? file : file.subarray(0, pixels);
}
