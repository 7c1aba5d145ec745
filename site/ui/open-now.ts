/**
 * Inline script that shows whether the salon is open and keeps it current. It waits until the line is near, because the
 * first time zone lookup takes a slow phone 100 ms.
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
