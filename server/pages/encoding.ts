/** Which of the encodings at hand a client wants (RFC 9110, section 12.5.3). */

/** In the order in which we prefer them where the client has no preference: smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers: what each means is worked out once. Beyond this many, from the start. */
const MOST_KNOWN = 200;
const known = new Map<string, readonly Encoding[]>();

/**
 * Chooses among the available encodings by the client's weights. Where a client refuses everything, identity is sent
 * all the same: the standard allows it, and a page is of more use than a 406.
 */
export function chooseEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  const asked = header ?? '';
  let wanted = known.get(asked);
  if (wanted === undefined) {
    wanted = preferences(asked);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(asked, wanted);
  }
  return wanted.find((encoding) => available.has(encoding)) ?? 'identity';
}

/** The encodings that a client takes, best first. */
function preferences(header: string): Encoding[] {
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding) => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    // Identity is acceptable unless excluded, but anything that was asked for is better.
    return weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
  };
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
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
