import { classNames } from '../lib/class-names.ts';

/** A list with check marks. */
export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('tick-list', className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
