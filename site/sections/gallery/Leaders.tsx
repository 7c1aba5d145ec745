/** Names and values joined by dotted leaders, like a menu. */
export function Leaders({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <dl className="leaders">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
