import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { projectRoot } from '../../site/content/root.ts';

/** A copy of the project's content that a test may change; deleted when the test's block ends. */
export interface TempContent extends Disposable {
  /** Folder that holds `content/`. */
  readonly root: string;
  /** Writes a file, given by its path from the root. */
  write: (file: string, text: string | Buffer) => void;
  /** Changes a YAML file: the callback changes the parsed data in place. */
  edit: (file: string, change: (data: never) => void) => void;
  remove: (file: string) => void;
}

/** Copies the project's YAML files and links its photos, without articles and legal texts. */
export function tempContent(): TempContent {
  const source = join(projectRoot(), 'content');
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const copy = join(root, 'content');
  mkdirSync(join(copy, 'photos'), { recursive: true });
  for (const name of readdirSync(source))
    if (name.endsWith('.yaml')) cpSync(join(source, name), join(copy, name));
  for (const folder of ['services', 'pages'])
    cpSync(join(source, folder), join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(source, 'photos')))
    if (name.endsWith('.jpg')) symlinkSync(join(source, 'photos', name), join(copy, 'photos', name));
    else cpSync(join(source, 'photos', name), join(copy, 'photos', name));

  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    write,
    edit: (file, change) => {
      const data: unknown = parse(readFileSync(join(root, file), 'utf8'));
      change(data as never);
      write(file, stringify(data));
    },
    remove: (file) => {
      rmSync(join(root, file));
    },
    [Symbol.dispose]: () => {
      rmSync(root, { recursive: true });
    },
  };
}

/** The message of the error that `run` throws. */
export function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('found no error, expected one');
}
