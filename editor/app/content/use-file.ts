import { useEffect, useState } from 'react';
import type { ContentEntry, FileVersion, LabeledProblem, OpenedFile, Path } from '../../shared/api.ts';
import { valueAt } from '../../shared/schema.ts';
import { discardDraft, type Draft, saveDraft, setDraft, useDrafts } from '../drafts.ts';
import { fieldName, goToField, isWithin } from '../form/form-context.ts';
import { withoutLinkNames } from '../form/propose.ts';
import { formAddress } from '../route.ts';
import { withQuery, request, runAction, send, useData } from '../server-api.ts';

/** A content file as it is on disk, with what was entered since. That is saved at the latest when the form is left. */
export function useFile(entry: ContentEntry) {
  const { file, label, fields } = entry;
  const route = withQuery('file', { file });
  const { data: opened, error } = useData<OpenedFile>(route);
  const draft = useDrafts().get(file);
  /** Names of the fields that the focus has left since the last save. Empty for all fields. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(draft ? [''] : []));
  useEffect(() => {
    void saveDraft(file);
    return () => void saveDraft(file);
  }, [file]);
  const refusal = draft?.refusal;
  const version: FileVersion | undefined = draft ?? opened;
  const invalid = refusal?.status === 'problems' ? refusal : undefined;
  /** Once the rest of a file is saved, each of its forms shows its own problems only. */
  const isHere = ({ path: [key] }: LabeledProblem) =>
    !invalid?.base || !fields || fields.includes(String(key));
  const problems = draft
    ? withoutLinkNames(invalid?.problems.filter(isHere) ?? [])
    : (opened?.problems ?? []);
  const change = (part: Partial<Draft>) => {
    if (!version) return;
    if (!draft) setTouched(new Set());
    const { base, data, body } = version;
    const entered = { base, data, ...(body !== undefined && { body }), ...part };
    const isUnchanged = ({ path }: LabeledProblem) =>
      JSON.stringify(valueAt(data, path)) === JSON.stringify(valueAt(entered.data, path));
    setDraft(file, {
      ...entered,
      label,
      address: formAddress(entry),
      isBeingSaved: true,
      ...(invalid && { refusal: { ...invalid, problems: invalid.problems.filter(isUnchanged) } }),
    });
  };
  return {
    schema: opened?.schema,
    samples: opened?.samples ?? [],
    version,
    problems,
    conflict: refusal?.status === 'conflict' ? refusal : undefined,
    failure: refusal?.status === 'failed' ? refusal.message : error?.message,
    change,
    /** Whether the owner has been in the field of a problem: before that, it is only empty, not wrong. */
    isTouched: ({ file: other, path }: LabeledProblem) =>
      !draft ||
      other !== file ||
      path.length === 0 ||
      [...touched].some((name) => name === '' || isWithin(name, fieldName(path))),
    touch: (field: string) => setTouched((before) => new Set([...before, field])),
    /** Saves at once, and goes to the first field that is wrong or missing. */
    finish: async () => {
      setTouched(new Set(['']));
      const result = await saveDraft(file);
      const [first] = result?.status === 'problems' ? withoutLinkNames(result.problems) : [];
      if (first) goToField(fieldName(first.path));
    },
    choose: (whose: 'mine' | 'theirs') => {
      if (whose === 'mine') change({ overwrite: true });
      else void runAction(() => discardDraft(file));
    },
    confirm: (path: Path) =>
      void runAction(async () => {
        await send('POST', 'samples', { file, path });
        // Changes that are not saved yet now build on the version without the mark.
        const { base } = await request<OpenedFile>(route);
        if (draft) change({ base });
      }),
  };
}
