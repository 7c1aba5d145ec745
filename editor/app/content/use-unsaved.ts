import { entryOf } from '../../shared/words.ts';
import { useDrafts } from '../drafts.ts';
import { withoutLinkNames } from '../form/propose.ts';
import { formAddress } from '../route.ts';
import { useContent } from '../server-api.ts';

interface UnsavedForm {
  readonly label: string;
  /** Labels that lead to the first field that is wrong or missing. */
  readonly breadcrumb: string;
  /** The address of that field. */
  readonly address: string;
}

/** The forms that are not saved and wait for the owner or for the connection, by file. */
export function useUnsaved(): { file: string; forms: UnsavedForm[] }[] {
  const all = useContent().forms;
  const waiting = [...useDrafts()].filter(([, { isBeingSaved }]) => !isBeingSaved);
  return waiting.map(([file, { label, address, refusal }]) => {
    const problems = refusal?.status === 'problems' ? withoutLinkNames(refusal.problems) : [];
    const forms = problems.flatMap(({ path, breadcrumb, ...problem }): UnsavedForm[] => {
      const entry = entryOf(all, problem.file, path);
      return entry ? [{ label: entry.label, breadcrumb, address: formAddress(entry, path) }] : [];
    });
    const first = forms.filter((form, at) => forms.findIndex((one) => one.label === form.label) === at);
    return { file, forms: first.length > 0 ? first : [{ label, breadcrumb: label, address }] };
  });
}
