/** Keeps the footer's year current: it may have changed since the build, and while the page is open. */
import { keepCurrent } from '../../lib/keep-current.ts';
import { localDateTime } from '../../lib/local-time.ts';

keepCurrent('[data-year]', (element, now) => {
  element.textContent = localDateTime(element.dataset.year ?? '', now).slice(0, 4);
});
