import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { checkPhotoNames } from './photos/check-photo-names.ts';
import { type FileKind, type FolderKind, type Kind, registry } from './registry.ts';
import { projectRoot } from '../lib/project-root.ts';
import { fillPlaceholders, type Placeholders, placeholdersOf } from './salon/placeholders.ts';
import { decode } from './source/decode.ts';
import { ContentError, type FieldPath, type Problem, problemsOf } from './source/problem.ts';
import { checkSource, parseSource, type Source } from './source/read.ts';
import { SLUG } from './source/slug.ts';

/** What an entry of a folder has besides the fields of its schema. */
export interface EntryFile {
  /** Name of the file without extension, and the last part of the address of its page. */
  readonly slug: string;
  readonly file: string;
  /** The Markdown below the front matter; empty for a YAML file. */
  readonly body: string;
  /** Line of the file on which `body` starts, from 1. */
  readonly bodyLine: number;
}

/** What a kind of content has: the data of its file, or the entries of its folder. */
export type ContentOf<K extends Kind> =
  (typeof registry)[K] extends FolderKind<infer S>
    ? readonly (z.output<S> & EntryFile)[]
    : (typeof registry)[K] extends FileKind<infer S>
      ? z.output<S>
      : never;

/** Contents of files by path from the project root; null for a deleted file. */
export type ChangedFiles = Readonly<Record<string, string | Buffer | null>>;

/** The files of a content folder, from openContent(). Reads each when it is first asked for. */
class Content {
  readonly root: string;
  readonly #changed: ChangedFiles;
  readonly #kinds = new Map<Kind, unknown>();
  readonly #sources = new Map<string, Source>();
  #placeholders: Placeholders | undefined;

  constructor(root: string, changed: ChangedFiles) {
    this.root = root;
    this.#changed = changed;
  }

  /** The content of a kind, with placeholders filled in. @throws ContentError with the problems of all its files */
  get<K extends Kind>(name: K): ContentOf<K> {
    const kind: FileKind | FolderKind = registry[name];
    const known = this.#kinds.get(name);
    const data = known ?? ('file' in kind ? this.#file(kind.file, kind.schema) : this.#folder(name, kind));
    this.#kinds.set(name, data);
    return data as ContentOf<K>;
  }

  /** Paths of the files of a kind. Leaves out those whose names cannot be part of an address. */
  filesOf(name: Kind): readonly string[] {
    const kind: FileKind | FolderKind = registry[name];
    return 'file' in kind ? [kind.file] : this.filesWithSlugs(kind.folder, kind.extension);
  }

  /** Paths of the files in a folder whose names can be part of an address. */
  filesWithSlugs(folder: string, extension: string): readonly string[] {
    return this.fileNames(folder)
      .filter((name) => name.endsWith(`.${extension}`) && SLUG.test(name.slice(0, -extension.length - 1)))
      .map((name) => `${folder}/${name}`);
  }

  /** Names of the files in a folder. Leaves out those that operating systems add, such as .DS_Store. */
  fileNames(folder: string): readonly string[] {
    const path = join(this.root, folder);
    const names = new Set(existsSync(path) ? readdirSync(path) : []);
    for (const [file, contents] of Object.entries(this.#changed)) {
      if (dirname(file) !== folder) continue;
      if (contents === null) names.delete(basename(file));
      else names.add(basename(file));
    }
    return [...names].filter((name) => !name.startsWith('.')).sort();
  }

  /** Values that texts insert by name. @throws ContentError with the problems of salon.yaml */
  get placeholders(): Placeholders {
    const { file, schema } = registry.salon;
    this.#placeholders ??= placeholdersOf(
      checkSource(this.source(file), schema),
      this.filesOf('services').map((service) => this.source(service).document.toJS() as unknown),
    );
    return this.#placeholders;
  }

  /** The contents of a file. @throws ContentError */
  bytes(file: string): Uint8Array {
    const changed = this.#changed[file];
    if (typeof changed === 'string') return Buffer.from(changed);
    try {
      return changed ?? readFileSync(join(this.root, file));
    } catch (error) {
      const found = `no readable file (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
      throw new ContentError([{ file, path: [], found, expected: 'a file' }]);
    }
  }

  /** A file as parsed. @throws ContentError */
  source(file: string): Source {
    const source = this.#sources.get(file) ?? parseSource(file, decode(file, this.bytes(file)));
    this.#sources.set(file, source);
    return source;
  }

  /** A problem of a field, with its line. */
  problem(file: string, path: FieldPath, found: string, expected: string): Problem {
    return { file, line: this.source(file).lineOf(path), path, found, expected };
  }

  #file<S extends z.ZodType>(file: string, schema: S): z.output<S> {
    const photos = Object.keys((this.source(registry.photos.file).document.toJS() ?? {}) as object);
    return checkSource(this.source(file), schema, (data, report) => {
      const filled = fillPlaceholders(data, this.placeholders, report);
      checkPhotoNames(filled, photos, report);
      return filled;
    });
  }

  #folder(name: Kind, kind: FolderKind): readonly EntryFile[] {
    const problems: Problem[] = [];
    const entries: (EntryFile & Record<string, unknown>)[] = [];
    for (const file of this.filesOf(name)) {
      const add = () => {
        const { body, bodyLine } = this.source(file);
        const slug = basename(file).replace(/\.\w+$/u, '');
        entries.push({ ...(this.#file(file, kind.schema) as object), slug, file, body, bodyLine });
      };
      problems.push(...problemsOf(add));
    }
    if (problems.length > 0) throw new ContentError(problems);
    return entries.sort((a, b) => kind.compare?.(a, b) ?? 0);
  }
}

export type { Content };

/**
 * Opens the content of a project.
 *
 * @param root folder that contains `content/`, by default the one around the working directory
 * @param changed files that are read instead of those on disk, to check a change before it is written
 */
export function openContent(root = projectRoot(), changed: ChangedFiles = {}): Content {
  return new Content(root, changed);
}

let opened: Content | undefined;

/** The content that pages share, so that each file is read once. In development it is read again after a change. */
export function siteContent(): Content {
  opened ??= openContent();
  return opened;
}

// Sent by site/build/content-checks.ts. Pages have an instance of this module that integrations cannot import: only an event
// of the development server reaches it.
import.meta.hot?.on('astro:content-changed', () => {
  opened = undefined;
});
