import { useState } from 'react';
import type { ContentEntry, FileVersion, Mistake, OpenedFile, SaveResult } from '../../shared/api.ts';
import type { Path } from '../../shared/schema.ts';
import { Refused, setDraft, useDrafts, useSavedDraft } from '../drafts.ts';
import { fieldName, isWithin } from '../form/form-context.ts';
import { formAddress } from '../route.ts';
import { query, refresh, request, send, useAction, useData, wordsOf } from '../server-api.ts';

/** A save that the owner has to do something about. */
class NotSaved extends Refused {
  readonly result: Exclude<SaveResult, { status: 'saved' }>;

  constructor(result: NotSaved['result']) {
    super(result.status);
    this.result = result;
  }
}

type Draft = FileVersion & { readonly overwrite?: boolean };

/** A content file as it is on disk, with what was entered since. A version with mistakes is not saved. */
export function useFile(entry: ContentEntry) {
  const { file, label } = entry;
  const route = query('file', { file });
  const { data: opened, failure: unread } = useData<OpenedFile>(route);
  const { failure: unconfirmed, act } = useAction();
  const [savedAt, setSavedAt] = useState(0);
  const isEntered = useDrafts().has(file);
  /** Names of the fields that were left since the last save. Empty for all fields. */
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(isEntered ? [''] : []));
  const draft = useSavedDraft<Draft>(
    file,
    { label, address: formAddress(entry) },
    {
      route,
      save: async (sent) => {
        const result = await send<SaveResult>('PUT', route, sent);
        if (result.status !== 'saved') throw new NotSaved(result);
        setLeft(new Set());
        setSavedAt(Date.now());
        return { base: result.base, overwrite: false };
      },
    },
  );
  const version: FileVersion | undefined = draft.value ?? opened;
  const refused = draft.failure instanceof NotSaved ? draft.failure.result : undefined;
  const unsaved = refused || !draft.failure ? undefined : wordsOf(draft.failure);
  const mistakes: readonly Mistake[] =
    refused?.status === 'mistakes' ? refused.mistakes : draft.value ? [] : (opened?.mistakes ?? []);
  const change = (part: Partial<Draft>) => {
    if (version) {
      const { base, data, body } = version;
      draft.change({ base, data, ...(body !== undefined && { body }), ...part });
    }
  };
  return {
    schema: opened?.schema,
    samples: opened?.samples ?? [],
    version,
    mistakes,
    savedAt,
    conflict: refused?.status === 'conflict' ? refused : undefined,
    failure: unconfirmed ?? unread ?? unsaved,
    change,
    /** Whether the owner has reached the field of a mistake: before that, it is only empty, not wrong. */
    isReached: ({ file: other, path }: Mistake) =>
      !draft.value ||
      other !== file ||
      path.length === 0 ||
      [...left].some((name) => name === '' || isWithin(name, fieldName(path))),
    leave: (field: string) => {
      if (!left.has(field)) setLeft(new Set([...left, field]));
    },
    choose: (whose: 'mine' | 'theirs') => {
      if (whose === 'mine') change({ overwrite: true });
      else setDraft(file, undefined);
      void refresh();
    },
    confirm: (path: Path) =>
      void act(async () => {
        await send('POST', 'samples', { file, path });
        // Changes that are not saved yet now build on the version without the mark.
        const { base } = await request<OpenedFile>(route);
        if (draft.value) change({ base });
      }),
  };
}
