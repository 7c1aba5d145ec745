import { formOf } from '../../shared/form-of.ts';
import { useDrafts } from '../drafts.ts';
import { formAddress } from '../route.ts';
import { useContent } from '../server-api.ts';

/** The forms that are not saved and wait for the owner or for the connection, each with the labels of its first problem. */
export function useUnsaved() {
  const all = useContent().forms;
  const waiting = [...useDrafts()].filter(([, { isBeingSaved }]) => !isBeingSaved);
  return waiting.flatMap(([file, { label, address, refusal }]) => {
    const problems = refusal?.status === 'problems' ? refusal.problems : [];
    const byForm = Map.groupBy(problems, (problem) => formOf(all, problem.file, problem.path));
    const forms = [...byForm].flatMap(([form, [first]]) =>
      form && first
        ? [{ file, label: form.label, breadcrumb: first.breadcrumb, address: formAddress(form, first.path) }]
        : [],
    );
    return forms.length > 0 ? forms : [{ file, label, breadcrumb: label, address }];
  });
}
