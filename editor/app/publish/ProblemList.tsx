import type { Problem } from '../../../site/content/content-error.ts';

/** Problems with their places. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul>
      {problems.map(({ file, field, line, message }) => (
        <li
          key={`${file} ${field} ${String(line)} ${message}`}
        >{`${file}, line ${String(line ?? 1)}: ${field} ${message}`}</li>
      ))}
    </ul>
  );
}
