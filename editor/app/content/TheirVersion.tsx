/** Asks which version to keep after a conflict in the same lines. */
export function TheirVersion({
  isDeleted,
  onChoose,
}: {
  isDeleted: boolean;
  onChoose: (whose: 'mine' | 'theirs') => void;
}) {
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>
        {isDeleted
          ? 'Somebody else has deleted this meanwhile.'
          : 'Somebody else has changed the same place meanwhile. Which version shall stay?'}
      </p>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            onChoose('mine');
          }}
        >
          Keep mine
        </button>
        <button
          type="button"
          className="button button--outline"
          onClick={() => {
            onChoose('theirs');
          }}
        >
          {isDeleted ? 'Delete it here, too' : 'Take theirs'}
        </button>
      </div>
    </div>
  );
}
