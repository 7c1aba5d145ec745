import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContentEntry, FileVersion, Mistake, OpenedFile, SaveResult } from '../../shared/api.ts';
import type { Path } from '../../shared/schema.ts';
import { type Draft, getDraft, setDraft, useDrafts } from '../drafts.ts';
import { fieldName, isWithin } from '../form/form-context.ts';
import { formAddress } from '../route.ts';
import { act, query, refresh, request, send, useData, wordsOf } from '../server-api.ts';

/** Time without a key press after which a change is saved. Long enough that nothing half typed is. */
const SAVE_MS = 1000;
/** Wait before a save that did not reach the server is tried again. */
const RETRY_MS = 5000;

/**
 * A content file as it is on disk, with what was entered since. That is saved shortly after the last change, and at once when
 * the form is left. A version with mistakes is not saved.
 */
export function useFile(entry: ContentEntry) {
  const { file, label } = entry;
  const route = query('file', { file });
  const { data: opened, error } = useData<OpenedFile>(route);
  const draft = useDrafts().get(file);
  /** What became of the last save. */
  const [saved, setSaved] = useState<SaveResult | { status: 'failed'; message: string }>();
  const [savedAt, setSavedAt] = useState(0);
  /** Names of the fields that were left since the last save. Empty for all fields. */
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(draft ? [''] : []));
  const isRunning = useRef(false);
  const save = useEffectEvent(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    // A draft that was changed meanwhile is saved at once.
    for (let sent = getDraft(file); sent; sent = getDraft(file)) {
      const result = await send<SaveResult>('PUT', route, sent).catch((error: unknown) => ({
        status: 'failed' as const,
        message: wordsOf(error),
      }));
      setSaved(result);
      if (result.status === 'saved') {
        setLeft(new Set());
        setSavedAt(Date.now());
        await refresh(route);
        const now = getDraft(file);
        setDraft(file, now && now !== sent ? { ...now, base: result.base, overwrite: false } : undefined);
      } else if (getDraft(file) === sent) {
        setDraft(file, { ...sent, isBeingSaved: false });
        break;
      }
    }
    isRunning.current = false;
  });
  useEffect(() => {
    void save();
    return () => void save();
  }, []);
  const result = draft && saved;
  const hasFailed = result?.status === 'failed';
  useEffect(() => {
    if (!draft?.isBeingSaved && !hasFailed) return undefined;
    const wait = setTimeout(() => void save(), hasFailed ? RETRY_MS : SAVE_MS);
    return () => clearTimeout(wait);
  }, [draft, hasFailed]);
  const version: FileVersion | undefined = draft ?? opened;
  const mistakes: readonly Mistake[] =
    result?.status === 'mistakes' ? result.mistakes : draft ? [] : (opened?.mistakes ?? []);
  const change = (part: Partial<Draft>) => {
    if (!version) return;
    if (!draft) setSaved(undefined);
    const { base, data, body } = version;
    const entered = { base, data, ...(body !== undefined && { body }), ...part };
    setDraft(file, { ...entered, label, address: formAddress(entry), isBeingSaved: true });
  };
  return {
    schema: opened?.schema,
    samples: opened?.samples ?? [],
    version,
    mistakes,
    savedAt,
    conflict: result?.status === 'conflict' ? result : undefined,
    failure: hasFailed ? result.message : error?.message,
    change,
    /** Whether the owner has reached the field of a mistake: before that, it is only empty, not wrong. */
    isReached: ({ file: other, path }: Mistake) =>
      !draft ||
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
        if (draft) change({ base });
      }),
  };
}
