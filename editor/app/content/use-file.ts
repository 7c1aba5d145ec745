import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../site/content/content-error.ts';
import type { FieldSchema, FileVersion } from '../../api.ts';
import { openFile, saveFile } from '../server-api.ts';

/** Time without a key press after which a change is saved. */
const PAUSE_MS = 400;

/** Versions with mistakes, which are not on disk, by file. They last while the editor is open. */
const unsaved = new Map<string, FileVersion>();

type Status = 'loading' | 'saved' | 'saving' | 'mistakes' | 'changed' | 'failed';

export interface EditedFile {
  readonly status: Status;
  readonly schema: FieldSchema | undefined;
  /** What the form shows. */
  readonly version: FileVersion | undefined;
  readonly problems: readonly Problem[];
  /** The version on disk, if another program changed it meanwhile. */
  readonly disk: FileVersion | undefined;
  /** Why the server could not be asked. */
  readonly failure: string | undefined;
  readonly change: (part: Partial<FileVersion>) => void;
}

type State = Omit<EditedFile, 'change'>;

const LOADING: State = {
  status: 'loading',
  schema: undefined,
  version: undefined,
  problems: [],
  disk: undefined,
  failure: undefined,
};

/** Opens a content file, and saves it shortly after each change. A version with mistakes is not saved. */
export function useFile(file: string, onSaved: () => void): EditedFile {
  const [state, setState] = useState(LOADING);
  const version = useRef<FileVersion>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const show = (part: Partial<State>) => {
    setState((before) => ({ ...before, ...part }));
  };

  const save = useCallback(async () => {
    timer.current = undefined;
    const sent = version.current;
    if (!sent || running.current) return;
    running.current = true;
    try {
      const result = await saveFile(file, sent);
      if (result.status === 'saved') {
        unsaved.delete(file);
        version.current = { ...version.current, digest: result.digest, data: version.current?.data };
        show({
          status: 'saved',
          version: version.current,
          problems: [],
          disk: undefined,
          failure: undefined,
        });
        onSaved();
      } else {
        unsaved.set(file, sent);
        if (result.status === 'mistakes')
          show({ status: 'mistakes', problems: result.problems, failure: undefined });
        else show({ status: 'changed', disk: result.disk, failure: undefined });
      }
    } catch (error) {
      show({ status: 'failed', failure: (error as Error).message });
    }
    running.current = false;
    // Changed while it was being saved.
    if (version.current?.data !== sent.data || version.current?.body !== sent.body) void save();
  }, [file, onSaved]);

  useEffect(() => {
    openFile(file).then(
      ({ schema, problems, ...onDisk }) => {
        const draft = unsaved.get(file);
        version.current = draft ?? onDisk;
        show({
          status: problems.length > 0 ? 'mistakes' : 'saved',
          schema,
          version: version.current,
          problems,
        });
        if (draft) void save();
      },
      (error: unknown) => {
        show({ status: 'failed', failure: (error as Error).message });
      },
    );
    return () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      void save();
    };
  }, [file, save]);

  const change = (part: Partial<FileVersion>) => {
    if (!version.current) return;
    version.current = { ...version.current, ...part };
    show({ status: 'saving', version: version.current });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };
  return { ...state, change };
}
