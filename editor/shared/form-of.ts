import type { ContentForm, Path } from './api.ts';

/** The form that shows a field of a file. */
export function formOf(forms: readonly ContentForm[], file: string, path: Path): ContentForm | undefined {
  const ofFile = forms.filter((form) => form.file === file);
  const part = ofFile.find(({ fields }) => fields?.includes(String(path[0])));
  return part ?? ofFile.find(({ fields }) => !fields) ?? ofFile[0];
}
