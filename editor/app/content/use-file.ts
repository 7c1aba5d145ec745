import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeResult, FieldSchema, FileVersion, Mistake } from '../../shared/api.ts';
import type { Path } from '../../shared/schema.ts';
import { draftPlace, draftValue, dropDraft, keepDraft } from '../drafts.ts';
import { openFile, saveFile, send, wordsOf } from '../server-api.ts';
import { useAutosave } from '../use-autosave.ts';

/** Time after which a save that failed is tried again. */
const RETRY_MS = 5000;

interface State {
  readonly status: 'loading' | 'saved' | 'saving' | 'mistakes' | 'conflict' | 'failed';
  readonly schema: FieldSchema | undefined;
  /** What the form shows. */
  readonly version: FileVersion | undefined;
  readonly mistakes: readonly Mistake[];
  /** Paths of the values that are marked as examples. */
  readonly samples: readonly Path[];
  /** Names of the fields whose mistakes are shown: the ones that were left since the last save, or all. */
  readonly left: ReadonlySet<string> | 'all';
  /** The version on disk that conflicts with this one; undefined if the file was deleted. */
  readonly theirs: FileVersion | undefined;
  /** Why the server could not be asked. */
  readonly failure: string | undefined;
}

export interface EditedFile extends State {
  readonly change: (part: Partial<FileVersion>) => void;
  readonly choose: (whose: 'mine' | 'theirs') => void;
  readonly leave: (field: string) => void;
  readonly confirm: (path: Path) => void;
}

const LOADING: State = {
  status: 'loading',
  schema: undefined,
  version: undefined,
  mistakes: [],
  samples: [],
  left: new Set(),
  theirs: undefined,
  failure: undefined,
};

interface Options {
  readonly file: string;
  readonly label: string;
  /** Address of the form. */
  readonly address: string;
  readonly onSaved: () => void;
}

/** Opens a content file, and saves it shortly after each change. A version with mistakes is not saved. */
export function useFile({ file, label, address, onSaved }: Options): EditedFile {
  const [state, setState] = useState(LOADING);
  const version = useRef<FileVersion>(undefined);
  const overwrite = useRef(false);
  const show = (part: Partial<State>) => {
    setState((before) => ({ ...before, ...part }));
  };

  const save = useCallback(async () => {
    const sent = version.current;
    if (!sent) return;
    const keep = (isBeingSaved = false) => {
      // The form that the change was made in, which may be another one of the same file.
      keepDraft(file, { label, address, ...draftPlace(file), value: version.current, isBeingSaved });
    };
    try {
      const result = await saveFile(file, { ...sent, overwrite: overwrite.current });
      overwrite.current = false;
      show({ failure: undefined });
      if (result.status !== 'saved') {
        keep();
        if (result.status === 'mistakes') show({ status: 'mistakes', mistakes: result.mistakes });
        else show({ status: 'conflict', theirs: result.theirs });
        return;
      }
      const isLatest = version.current === sent;
      version.current =
        isLatest && result.merged ? result.merged : { ...(version.current ?? sent), base: result.base };
      show({ version: version.current });
      if (isLatest) {
        dropDraft(file);
        show({ status: 'saved', mistakes: [], left: new Set() });
      } else keep(true);
      onSaved();
    } catch (error) {
      keep();
      show({ status: 'failed', failure: wordsOf(error) });
    }
  }, [file, label, address, onSaved]);
  const saveSoon = useAutosave(save);

  const load = useCallback(async () => {
    try {
      const { schema, mistakes, samples, ...onDisk } = await openFile(file);
      const draft = draftValue(file) as FileVersion | undefined;
      version.current = draft ?? onDisk;
      show({
        status: mistakes.length > 0 ? 'mistakes' : draft ? 'saving' : 'saved',
        ...{ schema, samples, mistakes, version: version.current, theirs: undefined },
        ...((mistakes.length > 0 || draft) && { left: 'all' as const }),
      });
      if (draft) saveSoon(true);
    } catch (error) {
      show({ status: 'failed', failure: wordsOf(error) });
    }
  }, [file, saveSoon]);
  useEffect(() => {
    void load();
  }, [load]);
  const { status } = state;
  useEffect(() => {
    if (status !== 'failed') return undefined;
    const timer = setInterval(() => {
      if (version.current) saveSoon(true);
      else void load();
    }, RETRY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [status, saveSoon, load]);

  const change = (part: Partial<FileVersion>) => {
    if (!version.current) return;
    version.current = { ...version.current, ...part };
    keepDraft(file, { label, address, value: version.current, isBeingSaved: true });
    show({ status: 'saving', version: version.current });
    saveSoon();
  };
  const choose = (whose: 'mine' | 'theirs') => {
    overwrite.current = whose === 'mine';
    if (whose === 'mine') saveSoon(true);
    else {
      dropDraft(file);
      void load().then(onSaved);
    }
  };
  const leave = (field: string) => {
    setState((before) =>
      before.left === 'all' || before.left.has(field)
        ? before
        : { ...before, left: new Set([...before.left, field]) },
    );
  };
  const confirm = (path: Path) => {
    send<ChangeResult>('POST', 'samples', { file, path }).then(
      async () => {
        const { base, samples } = await openFile(file);
        if (version.current) version.current = { ...version.current, base };
        show({ version: version.current, samples });
        onSaved();
      },
      (error: unknown) => {
        show({ failure: wordsOf(error) });
      },
    );
  };
  return { ...state, change, choose, leave, confirm };
}
