import { classNames } from '../../lib/class-names.ts';

interface Props {
  name: string;
  review: string;
  rating: number;
  /** Whether the salon knows that this client wrote it. */
  verified: boolean;
  /** `1 of 10`. */
  label: string;
  current: boolean;
}

/** Longer reviews get a smaller font, so that more of them fits into six lines. @param length in characters */
function sizeClass(length: number): string | undefined {
  if (length > 260) return 'review__text--longest';
  return length > 130 ? 'review__text--long' : undefined;
}

/** A slide of the reviews carousel. */
export function Review({ name, review, rating, verified, label, current }: Props) {
  return (
    <div
      className="review"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-current={current || undefined}
    >
      <blockquote className={classNames('review__text', sizeClass(review.length))}>
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
