/** The package has no typings of its own; this is as much of it as the checks use. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
    readonly fieldNames: readonly string[];
  }

  export class Validator {
    /** @param data nodes by their type, as `{ jsonld: { JobPosting: [{ … }] } }` */
    validate(data: { jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>;
  }

  export default Validator;
}
