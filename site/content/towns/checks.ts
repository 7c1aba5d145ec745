import type { Content } from '../content.ts';
import { registry } from '../registry.ts';
import type { Problem } from '../source/problem.ts';

/** Recommended services that do not exist. */
export function townProblems(content: Content): Problem[] {
  const known = content.get('services').map(({ slug }) => slug);
  return content.get('towns').flatMap(({ local }, town) =>
    local.services.flatMap((slug, index) => {
      if (known.includes(slug)) return [];
      const path = [town, 'local', 'services', index];
      return [content.problem(registry.towns.file, path, `"${slug}"`, `one of ${known.join(', ')}`)];
    }),
  );
}
