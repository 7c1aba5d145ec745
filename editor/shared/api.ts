import { z } from 'zod';
import type { LeadSummary } from '../../contact/admin-api.ts';
import type { Kind, Listing } from '../../site/content/registry.ts';

/**
 * What the server of the editor and its interface send each other. A response with a status of 400 or more has a `message` for
 * the owner instead: the cause, and one step that helps. 401: not signed in. Schemas are for the server: what the interface
 * imports of this file are types, which leaves Zod out of it.
 */

/** Keys and list positions that lead to a value. */
export const PATH = z.array(z.union([z.string(), z.number()])).readonly();
export type Path = z.infer<typeof PATH>;

/** A problem in a content file, in the words of its form. */
export interface LabeledProblem {
  readonly file: string;
  /** Empty for the whole file, `['body']` for the text of an article. */
  readonly path: Path;
  /** Labels that lead to the field: `Team, Bo, Role`. */
  readonly breadcrumb: string;
  /** In the owner's words. */
  readonly text: string;
}

/** What the owner edits in one form: a content file, or some fields of one. */
export interface ContentForm extends Omit<Listing, 'page'> {
  readonly kind: Kind;
  readonly file: string;
  readonly page: string;
  /** What it holds, in short: `Nov 26–29, Thanksgiving`. */
  readonly summary: string;
}

/** GET /api/content */
export interface ContentList {
  readonly salon: string;
  /** The day in the salon's time zone. */
  readonly today: string;
  /** The forms in the menu. */
  readonly menu: readonly ContentForm[];
  /** All forms: those in the menu, and one for each photo. */
  readonly forms: readonly ContentForm[];
  readonly choices: Choices;
  /** Files in content/ that the site cannot use, each with the label of what it seems to be a copy of. */
  readonly unusableFiles: readonly { readonly file: string; readonly copyOf: string | undefined }[];
  readonly drafts: Readonly<Record<string, StoredDraft>>;
  readonly isHosted: boolean;
}

/** A field as JSON Schema describes it, with the metadata of the schemas in site/content. */
export interface FieldSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly nullable?: boolean;
  readonly title?: string;
  readonly description?: string;
  /** The value is the name of one of these. */
  readonly choices?: keyof Choices;
  readonly format?: string;
  /** Names an item of a list; by default its first text does. */
  readonly isName?: boolean;
  /** A time at which something ends. */
  readonly isEnd?: boolean;
  /** The field beside it whose photo it describes. */
  readonly altOf?: string;
  /** The field beside it that it is a link name of. */
  readonly slugOf?: string;
  /** Hardly anybody changes it. */
  readonly advanced?: boolean;
  /** What an item of the list is called, with its article: `a review`. */
  readonly item?: string;
  /** Written before a number. */
  readonly unit?: string;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  /** Schema of the values of a group with any keys. */
  readonly additionalProperties?: FieldSchema | boolean;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
}

/** What fields can refer to. */
export type Choices = Readonly<
  Record<'photos' | 'articles' | 'services' | 'tags' | 'placeholders', readonly Choice[]>
>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const FILE_VERSION = z.object({
  /** Text of the file from which the data was read. */
  base: z.string(),
  data: z.unknown(),
  /** Markdown text of an article or a legal page; absent for YAML files. */
  body: z.string().exactOptional(),
});
export type FileVersion = Readonly<z.infer<typeof FILE_VERSION>>;

/** GET /api/file?file= */
export interface OpenedFile extends FileVersion {
  readonly schema: FieldSchema;
  readonly problems: readonly LabeledProblem[];
  /** Paths of the values that are marked as samples. */
  readonly samples: readonly Path[];
}

/** PUT /api/file?file= */
export const STORED_DRAFT = FILE_VERSION.extend({
  /** Overwrites the other person's changes after a conflict. */
  overwrite: z.boolean().exactOptional(),
  /** Name of the form, shown in the notice about unsaved words even if the form no longer exists. */
  label: z.string(),
  /** Address of its form, like `#content/team.yaml`. */
  address: z.string(),
});
/** What was entered in the form of a file and is not saved yet, because something is missing in it. */
export type StoredDraft = Readonly<z.infer<typeof STORED_DRAFT>>;
export type SaveRequest = Omit<StoredDraft, 'label' | 'address'>;

export type SaveResult =
  /** `base` is the form's version, without what others have changed meanwhile: the base of the next save. */
  | { readonly status: 'saved'; readonly base: string }
  /** `base` is there if all the rest was saved: the file as it is now. */
  | { readonly status: 'problems'; readonly problems: readonly LabeledProblem[]; readonly base?: string }
  /** Another person changed the same lines, or deleted the file. */
  | { readonly status: 'conflict'; readonly isDeleted: boolean };

/** GET /api/samples: a value that is marked as invented. */
export interface Sample extends Pick<LabeledProblem, 'file' | 'path' | 'breadcrumb'> {
  readonly value: string;
}

/** A difference between two versions of a file, in words. A version that has no value there has an empty text. */
export interface Change {
  readonly path: Path;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What differs in a file, or in the part of it that is one form. */
export interface FileChanges {
  readonly file: string;
  /** What the owner calls it. */
  readonly label: string;
  readonly status: 'added' | 'changed' | 'deleted';
  readonly changes: readonly Change[];
  readonly photo?: PhotoChange;
}

/** A photo in two versions, each the commit that has it or `disk`. */
export interface PhotoChange {
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
}

/** GET /api/changes */
export interface UnpublishedChanges {
  readonly files: readonly FileChanges[];
  /** Whether there is something to publish: also commits that were never sent. */
  readonly canPublish: boolean;
}

/** A file that was changed both here and elsewhere, at the same lines. */
export interface Conflict {
  readonly file: string;
  readonly label: string;
  /** What each side has changed since the version that both know. */
  readonly mine: readonly FileChanges[];
  readonly theirs: readonly FileChanges[];
}

/** The version to keep of each file in conflict. */
export const RESOLUTIONS = z.record(z.string(), z.enum(['mine', 'theirs']));
export type Resolutions = Readonly<z.infer<typeof RESOLUTIONS>>;

export type PublishStep = 'comparing' | 'checking' | 'sending' | 'building';

/** GET /api/publish: the last or the running publication. */
export type Publication =
  { readonly status: 'none' } | { readonly status: 'running'; readonly step: PublishStep } | PublishResult;

export type PublishResult =
  | { readonly status: 'published'; readonly release: Release }
  | { readonly status: 'problems'; readonly problems: readonly LabeledProblem[] }
  | { readonly status: 'conflicts'; readonly conflicts: readonly Conflict[] }
  | { readonly status: 'failed'; readonly message: string };

/** What became of the site after a push. `output` is for the server's operator. */
export type Release =
  | { readonly status: 'live' }
  | { readonly status: 'failed'; readonly reason: string; readonly output: string }
  /** The remote does not report releases. `see` is where to look. */
  | { readonly status: 'sent'; readonly host: string; readonly see: string };

/** GET /api/versions: a commit that changed the content. */
export interface Version {
  readonly commit: string;
  readonly date: string;
  readonly author: string;
  readonly subject: string;
  readonly details: string;
}

/** POST /api/invitations */
export interface Invitation {
  readonly url: string;
  readonly qr: string;
}

/** GET /api/devices */
export interface ListedDevice {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since the epoch. */
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** GET /api/messages: newest first; no list where no server of the site runs. */
export interface Messages {
  readonly list?: readonly LeadSummary[];
}

/** GET /api/messages/unanswered: no count where no server of the site runs. */
export interface UnansweredMessages {
  readonly count?: number;
}
