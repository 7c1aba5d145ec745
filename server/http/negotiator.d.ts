/** The published types lack the option `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: NodeJS.Dict<string | string[]> });
    /** The best of the available encodings; undefined when the client accepts none of them. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { readonly preferred: readonly string[] },
    ): Encoding | undefined;
  }
}
