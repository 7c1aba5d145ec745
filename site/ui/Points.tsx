interface Props {
  points: readonly { name: string; text: string }[];
  className?: string;
}

/** A list of a few words each and what they mean. */
export function Points({ points, className }: Props) {
  return (
    <dl className={className}>
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt className="d3">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
