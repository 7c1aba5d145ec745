/** Keeps the footer's year current: it may have changed since the build, and while the page is open. */
import { keepCurrent } from '../../lib/keep-current.ts';
import { salonTime } from '../../lib/salon-time.ts';

keepCurrent('[data-year]', (element, now) => {
  element.textContent = salonTime(element.dataset.year ?? '', now).slice(0, 4);
});
