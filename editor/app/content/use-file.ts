import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../site/content/source/problem.ts';
import type { ChosenVersions, Conflict, FieldSchema, FileVersion } from '../../shared/api.ts';
import { draftValue, dropDraft, keepDraft } from '../drafts.ts';
import { openFile, saveFile } from '../server-api.ts';
import { useAutosave } from '../use-autosave.ts';

type Status = 'loading' | 'saved' | 'merged' | 'saving' | 'mistakes' | 'conflicts' | 'failed';

export interface EditedFile {
  readonly status: Status;
  readonly schema: FieldSchema | undefined;
  /** What the form shows. */
  readonly version: FileVersion | undefined;
  readonly problems: readonly Problem[];
  /** Names of the fields whose mistakes are shown: the ones that were left since the last save, or all. */
  readonly left: ReadonlySet<string> | 'all';
  /** What both the owner and another program have changed. */
  readonly conflicts: readonly Conflict[];
  /** Why the server could not be asked. */
  readonly failure: string | undefined;
  readonly change: (part: Partial<FileVersion>) => void;
  readonly choose: (chosen: ChosenVersions) => void;
  readonly leave: (field: string) => void;
}

type State = Omit<EditedFile, 'change' | 'choose' | 'leave'>;

const LOADING: State = {
  status: 'loading',
  schema: undefined,
  version: undefined,
  problems: [],
  left: new Set(),
  conflicts: [],
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
  const chosen = useRef<ChosenVersions>({});
  const show = (part: Partial<State>) => {
    setState((before) => ({ ...before, ...part }));
  };

  const save = useCallback(async () => {
    const sent = version.current;
    if (!sent) return;
    const keep = (isBeingSaved = false) => {
      keepDraft(file, { label, address, value: version.current, isBeingSaved });
    };
    try {
      const result = await saveFile(file, { ...sent, chosen: chosen.current });
      const { status } = result;
      if (status === 'deleted') {
        dropDraft(file);
        onSaved();
        return;
      }
      const isLatest = version.current === sent;
      const merged = 'merged' in result ? result.merged : undefined;
      if (isLatest && merged) version.current = merged;
      else if (status === 'saved') version.current = { ...(version.current ?? sent), base: result.base };
      show({
        version: version.current,
        conflicts: status === 'conflicts' ? result.conflicts : [],
        failure: undefined,
      });
      if (status !== 'saved') {
        keep();
        show({ status, ...(status === 'mistakes' && { problems: result.problems }) });
        return;
      }
      if (isLatest) {
        dropDraft(file);
        show({ status: merged ? 'merged' : 'saved', problems: [], left: new Set() });
      } else keep(true);
      onSaved();
    } catch (error) {
      keep();
      show({ status: 'failed', failure: (error as Error).message });
    }
  }, [file, label, address, onSaved]);
  const saveSoon = useAutosave(save);

  useEffect(() => {
    openFile(file).then(
      ({ schema, problems, ...onDisk }) => {
        const draft = draftValue(file) as FileVersion | undefined;
        version.current = draft ?? onDisk;
        const hasMistakes = problems.length > 0;
        show({
          status: hasMistakes ? 'mistakes' : draft ? 'saving' : 'saved',
          schema,
          version: version.current,
          problems,
          ...((hasMistakes || draft) && { left: 'all' }),
        });
        if (draft) saveSoon(true);
      },
      (error: unknown) => {
        show({ status: 'failed', failure: (error as Error).message });
      },
    );
  }, [file, saveSoon]);

  const change = (part: Partial<FileVersion>) => {
    if (!version.current) return;
    version.current = { ...version.current, ...part };
    keepDraft(file, { label, address, value: version.current, isBeingSaved: true });
    show({ status: 'saving', version: version.current });
    saveSoon();
  };
  const choose = (versions: ChosenVersions) => {
    chosen.current = versions;
    show({ status: 'saving' });
    saveSoon(true);
  };
  const leave = (field: string) => {
    setState((before) =>
      before.left === 'all' || before.left.has(field)
        ? before
        : { ...before, left: new Set([...before.left, field]) },
    );
  };
  return { ...state, change, choose, leave };
}
