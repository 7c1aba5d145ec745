import type { Problem } from '../../site/content/source/problem.ts';

/** What the server of the editor and its interface send each other. */

/** An entry of the list of contents: a content file, or some fields of one. */
export interface ContentEntry {
  readonly file: string;
  readonly label: string;
  /** Heading in the list. */
  readonly group: string;
  /** Path of the page that shows it. */
  readonly page: string;
  /** Only these fields of the file; all of them if absent. */
  readonly fields?: readonly string[];
}

/** A field as JSON Schema describes it, with the metadata of site/content/schemas. */
export interface FieldSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly title?: string;
  readonly description?: string;
  /** Kind of entries that the value is one of. */
  readonly choices?: keyof Choices;
  readonly format?: string;
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
  readonly prefixItems?: readonly FieldSchema[];
  readonly anyOf?: readonly FieldSchema[];
}

/** What fields can refer to. */
export interface Choices {
  readonly photos: readonly Choice[];
  readonly articles: readonly Choice[];
  readonly services: readonly Choice[];
  readonly topics: readonly Choice[];
  readonly facts: readonly Choice[];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A version of a content file. */
export interface FileVersion {
  /** Text of the file from which the data was read. A save merges what another program has changed in it since. */
  readonly base: string;
  readonly data: unknown;
  /** Markdown text of an article or a legal page; absent for YAML files. */
  readonly body?: string;
}

export interface OpenedFile extends FileVersion {
  readonly schema: FieldSchema;
  readonly problems: readonly Problem[];
}

/** For each conflict, by its id: the version to keep. */
export type ChosenVersions = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface SaveRequest extends FileVersion {
  readonly chosen?: ChosenVersions;
}

/** Answer to a save. `merged` is there if another program changed the file meanwhile: both changes, for the form to show. */
export type SaveResult =
  | {
      readonly status: 'saved';
      /** The data that was sent as a text, which is the base of what was entered meanwhile. */
      readonly base: string;
      readonly merged?: FileVersion;
    }
  | { readonly status: 'mistakes'; readonly problems: readonly Problem[]; readonly merged?: FileVersion }
  | { readonly status: 'conflicts'; readonly conflicts: readonly Conflict[] }
  /** The file was deleted meanwhile, and the owner chose that. */
  | { readonly status: 'deleted' };

export interface ContentList {
  readonly salon: string;
  readonly entries: readonly ContentEntry[];
  readonly choices: Choices;
  /** Origin of the live preview. */
  readonly preview: string;
}

/** A difference between two versions of a file, in words. A version that has no value there has an empty text. */
export interface Change {
  readonly path: readonly (string | number)[];
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What differs in a file, or in the part of it that is one entry of the list of contents. */
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

/** Answer to an undo, to a deletion, and to a change of the photos. */
export type ChangeResult =
  { readonly status: 'saved' } | { readonly status: 'mistakes'; readonly problems: readonly string[] };

export interface PublishOptions {
  /** Publish although texts break editorial rules. */
  readonly warningsSeen?: boolean;
  readonly chosen?: ChosenVersions;
  /** Instead of a list of the changes. */
  readonly message?: string;
}

/** A field that was changed both here and elsewhere, or a whole file if it has no fields. */
export interface Conflict {
  /** A hash of both versions. If either changes, a choice made between the old ones no longer counts. */
  readonly id: string;
  readonly label: string;
  /** In words; empty if the version has no value there. */
  readonly mine: string;
  readonly theirs: string;
  readonly photo?: PhotoChange;
}

export type PublishResult =
  | { readonly status: 'published'; readonly commit: string; readonly release: Release }
  | { readonly status: 'mistakes' | 'warnings'; readonly problems: readonly string[] }
  | { readonly status: 'conflicts'; readonly conflicts: readonly Conflict[] }
  | { readonly status: 'no-remote' }
  | { readonly status: 'failed'; readonly message: string };

/** What became of the site after a push. */
export type Release =
  | { readonly status: 'live' }
  | {
      readonly status: 'failed';
      readonly reason: string;
      /** Mistakes in the content that the server's build found. */
      readonly problems: readonly string[];
      /** Output of the failed release, for the server's operator. */
      readonly output: string;
    }
  /** The remote does not report releases. `see` is where to look. */
  | { readonly status: 'sent'; readonly host: string; readonly see: string };

/** A commit that changed the content. */
export interface Version {
  readonly commit: string;
  readonly date: string;
  readonly author: string;
  readonly subject: string;
  readonly details: string;
}

/** A message of the contact form. */
export interface Message {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly answeredAt?: number | undefined;
  /** Why it looks like spam. */
  readonly suspicion?: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export type MessageList =
  | {
      readonly status: 'found';
      /** When they were read, in milliseconds since the epoch. */
      readonly now: number;
      readonly messages: readonly Message[];
    }
  /** There is no store on this computer. */
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly message: string };

/** A photo with its entry in photos.yaml. */
export interface Photo {
  readonly name: string;
  readonly alt: string;
  /** Point kept in view when it is cropped: `50% 30%`. */
  readonly focus: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Labels of the content that shows it. */
  readonly usedIn: readonly string[];
}
