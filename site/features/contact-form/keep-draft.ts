/**
 * Restores the draft of the contact form before the visitor can type, and stores it before the browser posts the form
 * itself, so that a failed post leads back to a filled-in form. A successful post (`#sent`, not a reload) deletes the
 * drafts. Without storage it does nothing. Part of an inline script: Astro only inlines what imports nothing from other
 * scripts, so the names and the format of draft.ts are repeated.
 */
export function keepDraft(): void {
  const form = document.querySelector('#contact-form');
  const fields = document.querySelectorAll<HTMLInputElement>(
    '#contact-form :is(input,textarea):not([name=remarks])',
  );
  const name = 'draft:contact';
  const read = () => JSON.parse(sessionStorage.getItem(name) ?? '{}') as { values?: Record<string, unknown> };
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (location.hash === '#sent' && visit?.type === 'navigate') sessionStorage.clear();
    const { values = {} } = read();
    for (const field of fields) {
      const value = values[field.name];
      if (value === true) field.checked = true;
      else if (typeof value === 'string') field.value ||= value;
    }
    form?.addEventListener('formdata', () => {
      for (const field of fields)
        values[field.name] = field.type === 'checkbox' ? field.checked : field.value;
      sessionStorage.setItem(name, JSON.stringify({ ...read(), values }));
    });
  } catch {
    return;
  }
}
