import { useEffect, useState } from 'react';
import type { ContentForm, FileVersion, LabeledProblem, OpenedFile, Path } from '../../shared/api.ts';
import { valueAt } from '../../shared/schema.ts';
import { discardDraft, type Draft, rebaseDraft, saveDraft, setDraft, useDrafts } from '../drafts.ts';
import { fieldName, goToField, isWithin } from '../form/form-context.ts';
import { formAddress } from '../route.ts';
import { withQuery, request, runAction, send, useData } from '../server-api.ts';

/** A content file as it is on disk, with what was entered since. That is saved at the latest when the form is left. */
export function useFile(form: ContentForm) {
  const { file, label, fields } = form;
  const route = withQuery('file', { file });
  const { data: disk, error } = useData<OpenedFile>(route);
  const draft = useDrafts().get(file);
  /** Names of the fields that the focus has left since the last save. */
  const [touchedFields, setTouchedFields] = useState<'all' | ReadonlySet<string>>(draft ? 'all' : new Set());
  useEffect(() => {
    void saveDraft(file);
    return () => void saveDraft(file);
  }, [file]);
  const refusal = draft?.refusal;
  const version: FileVersion | undefined = draft ?? disk;
  const invalid = refusal?.status === 'problems' ? refusal : undefined;
  /** Once the rest of a file is saved, each of its forms shows its own problems only. */
  const isHere = ({ path: [key] }: LabeledProblem) =>
    !invalid?.base || !fields || fields.includes(String(key));
  const problems = draft ? invalid?.problems.filter(isHere) : disk?.problems;
  const change = (part: Partial<Draft>) => {
    if (!version) return;
    if (!draft) setTouchedFields(new Set());
    const { base, data, body } = version;
    const entered = { base, data, ...(body !== undefined && { body }), ...part };
    const isUnchanged = ({ path }: LabeledProblem) =>
      JSON.stringify(valueAt(data, path)) === JSON.stringify(valueAt(entered.data, path));
    setDraft(file, {
      ...entered,
      label,
      address: formAddress(form),
      isBeingSaved: true,
      ...(invalid && { refusal: { ...invalid, problems: invalid.problems.filter(isUnchanged) } }),
    });
  };
  return {
    /** The file with what was entered; undefined until it has been read. */
    opened: disk && { ...disk, ...draft },
    problems: problems ?? [],
    conflict: refusal?.status === 'conflict' ? refusal : undefined,
    failure: refusal?.status === 'failed' ? refusal.message : error?.message,
    change,
    /** Whether the owner has been in the field of a problem: before that, it is only empty, not wrong. */
    isTouched: ({ file: other, path }: LabeledProblem) =>
      !draft ||
      other !== file ||
      path.length === 0 ||
      touchedFields === 'all' ||
      [...touchedFields].some((name) => isWithin(name, fieldName(path))),
    touch: (field: string) =>
      setTouchedFields((before) => (before === 'all' ? before : new Set([...before, field]))),
    /** Saves at once, and goes to the first field that is wrong or missing. */
    finish: async () => {
      setTouchedFields('all');
      const result = await saveDraft(file);
      const [first] = result?.status === 'problems' ? result.problems : [];
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
        rebaseDraft(file, base);
      }),
  };
}
