import type { PageContent } from '../../content/page-content.ts';
import { Points } from '../../ui/Points.tsx';

/** What people ask before they come, with the answers. */
export function Questions({ headline, list }: NonNullable<PageContent<'contact'>['questions']>) {
  return (
    <section className="questions wrap">
      <h2 className="d2">{headline}</h2>
      <Points points={list} />
    </section>
  );
}
