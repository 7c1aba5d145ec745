import { useState } from 'react';
import type { Conflict, PublishOptions } from '../../api.ts';
import { thumbnail } from '../server-api.ts';

interface Props {
  conflicts: readonly Conflict[];
  onContinue: (options: PublishOptions) => void;
}

/** Lists the fields that both sides changed, each with a choice of version. All other changes are merged. */
export function Conflicts({ conflicts, onContinue }: Props) {
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>
        Not published yet: somebody else has changed the same and published it. Choose which to keep. All
        other changes of both are kept.
      </p>
      {conflicts.map(({ id, label, mine, theirs, photo }) => (
        <fieldset key={id}>
          <legend>{label}</legend>
          {(
            [
              ['mine', 'Yours', mine, photo?.before],
              ['theirs', 'Theirs', theirs, photo?.after],
            ] as const
          ).map(([value, name, words, commit]) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name={id}
                checked={choices[id] === value}
                onChange={() => {
                  setChoices({ ...choices, [id]: value });
                }}
              />
              {` ${name}: ${words || 'nothing'}`}
              {photo && commit && <img src={thumbnail(photo.name, commit)} alt="" height="120" />}
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="button"
        disabled={conflicts.some(({ id }) => !choices[id])}
        onClick={() => {
          onContinue({ choices, warningsSeen: true });
        }}
      >
        Publish with these
      </button>
    </div>
  );
}
