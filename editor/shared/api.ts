/** What the server of the editor and its interface send each other. Any route can answer with `Refusal` instead. */

/** Response with a status of 400 or more. 401: not signed in. */
export interface Refusal {
  /** For the owner: the cause, and one step that helps. */
  readonly message: string;
}

/** Keys and list positions that lead to a value. */
export type Path = readonly (string | number)[];

/** A mistake in a content file. Whoever shows it makes a sentence of it. */
export interface Mistake {
  readonly file: string;
  readonly line?: number | undefined;
  /** Empty for the whole file, or with a line for the text of an article. */
  readonly path: Path;
  /** In words that follow "found". */
  readonly found: string;
  /** In words that follow "expected". */
  readonly expected: string;
  /** The value that was found. */
  readonly value?: unknown;
  /** Labels that lead to the field: `Team, Bo, Role`. */
  readonly place: string;
}

/** An entry of the list of contents: a content file, or some fields of one. */
export interface ContentEntry {
  readonly file: string;
  readonly label: string;
  /** Heading in the list. */
  readonly group: string;
  /** Path of the page that shows it. */
  readonly page: string;
  /** What it holds, in short: `Nov 26–29, Thanksgiving`. */
  readonly summary: string;
  /** Only these fields of the file; all of them if absent. */
  readonly fields?: readonly string[];
}

/** A field as JSON Schema describes it, with the metadata of the schemas in site/content. */
export interface FieldSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly title?: string;
  readonly description?: string;
  /** Kind of entries that the value is one of. */
  readonly choices?: keyof Choices;
  readonly format?: string;
  /** Hardly anybody changes it. */
  readonly more?: boolean;
  /** What an entry of a list is called, with its article: `a review`. */
  readonly entry?: string;
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
  /** Text of the file from which the data was read. */
  readonly base: string;
  readonly data: unknown;
  /** Markdown text of an article or a legal page; absent for YAML files. */
  readonly body?: string;
}

/** GET /api/file?file= */
export interface OpenedFile extends FileVersion {
  readonly schema: FieldSchema;
  readonly mistakes: readonly Mistake[];
  /** Paths of the values that are marked as samples. */
  readonly samples: readonly Path[];
}

/** PUT /api/file?file= */
export interface SaveRequest extends FileVersion {
  /** Replaces what somebody else has written meanwhile. */
  readonly overwrite?: boolean;
}

export type SaveResult =
  | {
      readonly status: 'saved';
      /** The data that was sent as a text, which is the base of what was entered meanwhile. */
      readonly base: string;
      /** What is saved now, if somebody else has changed other lines meanwhile. */
      readonly merged?: FileVersion;
    }
  | { readonly status: 'mistakes'; readonly mistakes: readonly Mistake[] }
  /** Somebody else has changed the same lines. Undefined: has deleted the file. */
  | { readonly status: 'conflict'; readonly theirs?: FileVersion };

/** GET /api/content */
export interface ContentList {
  readonly salon: string;
  readonly entries: readonly ContentEntry[];
  readonly choices: Choices;
  /** Files in content/ that the site cannot use. DELETE /api/stray?file= deletes one. */
  readonly strays: readonly Stray[];
  /** Origin of the preview. */
  readonly preview: string;
  /** The device that asks; undefined on the owner's own computer. */
  readonly device?: Device;
}

/** A file that an operating system, a synchronizing program or a mistake has left in content/. */
export interface Stray {
  readonly file: string;
  /** What the file is called of which it seems to be a copy. */
  readonly copyOf?: string;
}

/** GET /api/preview?page=: starts the preview, and answers when the page can be shown. */
export interface PreviewPage {
  /** Address for a frame or a new tab; good for one use. */
  readonly src: string;
}

/** A difference between two versions of a file, in words. A version that has no value there has an empty text. */
export interface Change {
  readonly path: Path;
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

/** GET /api/changes */
export interface UnpublishedChanges {
  readonly files: readonly FileChanges[];
  /** Whether there is something to publish: also commits that were never sent. */
  readonly canPublish: boolean;
}

/** GET /api/advice: rules for good texts that changed texts break. Advice refuses nothing. */
export type Advice = readonly Mistake[];

/** Answer to an undo, to a deletion, and to a change of the photos. */
export type ChangeResult =
  { readonly status: 'saved' } | { readonly status: 'mistakes'; readonly mistakes: readonly Mistake[] };

/** POST /api/publish and POST /api/go-back. */
export interface PublishOptions {
  /** For each file that both sides changed: the version to keep. */
  readonly keep?: Readonly<Record<string, 'mine' | 'theirs'>>;
}

/** A file that was changed both here and elsewhere, at the same lines. */
export interface Conflict {
  readonly file: string;
  readonly label: string;
  /** What each side has changed since the version that both know. */
  readonly mine: readonly FileChanges[];
  readonly theirs: readonly FileChanges[];
}

export const PUBLISH_STEPS = ['checking', 'comparing', 'sending', 'building', 'switching'] as const;
export type PublishStep = (typeof PUBLISH_STEPS)[number];

/** GET /api/publish: the last or the running publication. POST /api/publish starts one and answers the same. */
export type Publication =
  | { readonly status: 'none' }
  | { readonly status: 'running'; readonly step: PublishStep; readonly startedAt: number }
  | ({ readonly endedAt: number } & PublishResult);

export type PublishResult =
  | { readonly status: 'published'; readonly commit: string; readonly release: Release }
  | { readonly status: 'mistakes'; readonly mistakes: readonly Mistake[] }
  | { readonly status: 'conflicts'; readonly conflicts: readonly Conflict[] }
  | { readonly status: 'failed'; readonly message: string };

/** What became of the site after a push. */
export type Release =
  | { readonly status: 'live' }
  | {
      readonly status: 'failed';
      readonly reason: string;
      /** Output of the failed release, for the server's operator. */
      readonly output: string;
    }
  /** The remote does not report releases. `see` is where to look. */
  | { readonly status: 'sent'; readonly host: string; readonly see: string };

/** A fact or text that is marked as invented. GET /api/samples lists them. */
export interface Sample {
  readonly file: string;
  readonly path: Path;
  readonly place: string;
  /** In words. */
  readonly value: string;
}

/** POST /api/samples: takes the mark away, because the value is true or was replaced. Answers with a `ChangeResult`. */
export type ConfirmSample = Pick<Sample, 'file' | 'path'>;

/** What was entered and is not saved yet. GET /api/drafts lists all; PUT and DELETE /api/drafts?id= change one. */
export interface Draft {
  /** What the notice calls it. */
  readonly label: string;
  /** Address of its form, like `#photos`. */
  readonly address: string;
  readonly value: unknown;
}

export type Drafts = Readonly<Record<string, Draft>>;

/** A phone or computer that may sign in. GET /api/devices lists all; DELETE /api/devices?id= ends one. */
export interface Device {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since the epoch. */
  readonly addedAt: number;
  readonly seenAt: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/**
 * POST /api/invitations { name }: an invitation for another device.
 *
 * Without a session there are these routes, in this order, each with the JSON of @simplewebauthn:
 * POST /auth/register/options { invitation } and POST /auth/register { invitation, response };
 * POST /auth/sign-in/options and POST /auth/sign-in { response }. With one, POST /auth/sign-out.
 */
export interface Invitation {
  /** Ends in `/invitation#SECRET`, so that no server records the secret. */
  readonly url: string;
  /** An SVG image. */
  readonly qr: string;
  readonly expiresAt: number;
}

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

/**
 * GET /api/messages. PUT /api/messages/answered { id, answered } marks one; DELETE /api/messages?id= erases everything
 * about the person who sent it.
 */
export type MessageList =
  | {
      readonly status: 'found';
      /** When they were read, in milliseconds since the epoch. */
      readonly now: number;
      /** How many are not answered. */
      readonly open: number;
      /** Those to answer first, each part newest first. */
      readonly messages: readonly Message[];
    }
  /** No server runs on this computer. */
  | { readonly status: 'none' };

/** A photo with its entry in photos.yaml. PUT /api/photos?photo=&alt= takes the file as multipart form data, field `photo`. */
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
