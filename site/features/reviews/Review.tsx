interface Props {
  name: string;
  review: string;
  rating: number;
  /** Whether the salon knows that this client wrote it. */
  verified: boolean;
  /** Such as `1 of 10`. */
  label: string;
  current: boolean;
}

/** Longer reviews get a smaller font, so that more of them fits into six lines. In characters, longest first. */
const TEXT_SIZES = [
  [260, 'review__text review__text--longest'],
  [130, 'review__text review__text--long'],
  [0, 'review__text'],
] as const;

/** A slide of the reviews carousel. */
export function Review({ name, review, rating, verified, label, current }: Props) {
  return (
    <div
      className="review"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-current={current ? '' : undefined}
    >
      <blockquote className={TEXT_SIZES.find(([length]) => review.length > length)?.[1]}>
        <p>{review}</p>
      </blockquote>
      <p className="review__who">
        <span className="review__stars" role="img" aria-label={`${rating} out of 5 stars`}>
          {Array.from({ length: rating }, (_, star) => (
            <i key={star} />
          ))}
        </span>
        <b>{name}</b>
        {verified && <span>Verified Client</span>}
      </p>
    </div>
  );
}
