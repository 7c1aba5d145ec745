/** A node of structured data: a type of schema.org, perhaps an address that other nodes refer to, and its properties. */
export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What a node says instead of repeating another one. */
export interface Reference {
  '@id': string;
}

/** Addresses of the nodes that several pages speak of, and of a page itself. */
export function idsOf(origin: string) {
  return {
    salon: `${origin}/#salon`,
    website: `${origin}/#website`,
    blog: `${origin}/blog#blog`,
    /** A part of a page, or the page itself. */
    on: (path: string, part?: string) => `${origin}${path}${part === undefined ? '' : `#${part}`}`,
  };
}

/** A reference to the node with this address. */
export function refer(id: string): Reference {
  return { '@id': id };
}
