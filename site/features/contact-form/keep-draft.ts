/**
 * Restores the draft of the contact form before the visitor can type, and saves it before the browser posts the form
 * itself, so that a failed post comes back filled in. A post that was successful (`#sent`, and no reload) ends the
 * drafts. Inlined as source text: it uses nothing from outside of itself; names and format are those of draft.ts.
 */
export function keepDraft(): void {
  const form = document.querySelector<HTMLFormElement>('#contact-form');
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const name = 'draft:contact';
  const ifStorageAllows = (use: () => void) => {
    try {
      use();
    } catch {
      return;
    }
  };
  const read = () => JSON.parse(sessionStorage.getItem(name) ?? '{}') as { values?: Record<string, unknown> };
  ifStorageAllows(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (location.hash === '#sent' && visit?.type === 'navigate')
      for (const draft of [name, 'draft:quote']) sessionStorage.removeItem(draft);
    const { values = {} } = read();
    for (const field of fields) {
      const value = values[field.name];
      if (value === true) field.checked = true;
      else if (typeof value === 'string') field.value ||= value;
    }
  });
  form?.addEventListener('formdata', () => {
    const values: Record<string, unknown> = {};
    for (const field of fields)
      if (field.name && field.name !== 'website')
        values[field.name] = field.type === 'checkbox' ? field.checked : field.value;
    ifStorageAllows(() => {
      sessionStorage.setItem(name, JSON.stringify({ ...read(), values }));
    });
  });
}
