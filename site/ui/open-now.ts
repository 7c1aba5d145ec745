/** Says on the page whether the salon is open, and goes on saying it while the page stays open. Inlined: bytes count. */
import { openLine, type OpeningPlan } from './open-line.ts';

for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
  const plan = JSON.parse(line.dataset.openNow ?? '') as OpeningPlan;
  const say = () => {
    line.textContent = openLine(plan, new Date());
  };
  say();
  setInterval(say, 20_000);
}
