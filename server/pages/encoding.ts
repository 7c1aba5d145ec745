/** Which of the encodings at hand a client wants (RFC 9110, section 12.5.3). */

/** In the order in which we prefer them where the client has no preference: smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses among the available encodings by the client's weights. Where a client refuses everything, identity is sent
 * all the same: the standard allows it, and a page is of more use than a 406.
 */
export function chooseEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  const weights = readWeights(header ?? '');
  const weightOf = (encoding: Encoding) => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    // Identity is acceptable unless excluded, but anything that was asked for is better.
    return weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
  };
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of ENCODINGS) {
    const weight = available.has(encoding) ? weightOf(encoding) : 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (name === '') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(name, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0);
  }
  return weights;
}
