/** Byte sequences that mark metadata in image files. */
const MARKERS: readonly [name: string, bytes: string][] = [
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

/** Kinds of metadata in an AVIF, WebP or JPEG file. Searches the bytes, since decoders hide some. */
export function publishedMetadata(file: Buffer): string[] {
  const head = withoutPixels(file);
  return [...new Set(MARKERS.filter(([, bytes]) => head.includes(bytes, 0, 'latin1')).map(([name]) => name))];
}

/** The file without its encoded pixels, which may contain any bytes. */
function withoutPixels(file: Buffer): Buffer {
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
