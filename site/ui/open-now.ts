/**
 * Says on the page whether the salon is open, and goes on saying it while the page stays open. Only once the line comes
 * near: the first question for the time in another zone takes a slow phone a tenth of a second. Inlined: bytes count.
 */
import { openLine, type OpeningPlan } from './open-line.ts';

for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
  const say = () => {
    line.textContent = openLine(JSON.parse(line.dataset.openNow ?? '') as OpeningPlan, new Date());
  };
  new IntersectionObserver(
    ([entry], near) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      say();
      setInterval(say, 20_000);
    },
    { rootMargin: '50%' },
  ).observe(line);
}
