import { BROWSER_TIMEOUT_MS } from '../../../contact/timeouts.ts';
import { deleteDraft, isDraftEnded, readDraft, writeDraft } from './draft.ts';

/** Inline script of the contact page: what its form needs before React has loaded, and when React never does. */
export function preparePlainPost(): void {
  const form = document.querySelector<HTMLFormElement>('#contact-form');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const result = document.getElementById(location.hash.slice(1));
  if (result?.matches('.form-result')) {
    // After a post, the server redirects to the result. The same address may be opened later, when it says nothing new.
    const wasPosted = !visit || (visit.type === 'navigate' && visit.redirectCount > 0);
    result.toggleAttribute('data-posted', wasPosted);
    if (result.id === 'sent') result.hidden = !wasPosted;
    if (result.id === 'sent' && wasPosted) deleteDraft();
    addEventListener('load', () => history.replaceState(history.state, '', location.pathname));
  }

  // The form's script fills in the draft.
  if (readDraft()) form?.dispatchEvent(new Event('island:load'));

  let isPosting = false;
  addEventListener('pageshow', ({ persisted }) => {
    isPosting = false;
    if (persisted || !visit || visit.type === 'navigate') return;
    // After Back or a reload, browsers fill in the form again: the next person may use the same device.
    const agreement = form?.querySelector<HTMLInputElement>('[type=checkbox]');
    if (agreement) agreement.checked = false;
    if (isDraftEnded()) form?.reset();
  });
  addEventListener('submit', (event) => {
    // The form of the quote dialog may be sent from the same page.
    if (event.defaultPrevented || !form || event.target !== form) return;
    event.preventDefault();
    if (isPosting) return;
    isPosting = true;
    const fields = new FormData(form);
    fields.delete('agreementChecked');
    writeDraft({ values: Object.fromEntries(fields) as Record<string, string> });
    // Without a network the browser would show its own error in place of the page.
    const signal = AbortSignal.timeout(BROWSER_TIMEOUT_MS);
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
      () => form.submit(),
      () => {
        isPosting = false;
        location.hash = 'failed';
      },
    );
  });
}
