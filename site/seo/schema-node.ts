/** A node of structured data: a schema.org type, its properties, and optionally an `@id` that other nodes refer to. */
export interface SchemaNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The `@id` of nodes. */
export function idsOf(origin: string) {
  return {
    salon: `${origin}/#salon`,
    website: `${origin}/#website`,
    blog: `${origin}/blog#blog`,
    /** The page itself, or a part of it. */
    page: (path: string, part?: string) => `${origin}${path}${part === undefined ? '' : `#${part}`}`,
  };
}

/** A reference to another node. */
export function referTo(id: string): { '@id': string } {
  return { '@id': id };
}
