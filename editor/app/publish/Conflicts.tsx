import { useState } from 'react';
import type { ChosenVersions, Conflict } from '../../shared/api.ts';
import { thumbnail } from '../server-api.ts';

interface Props {
  /** Why there is something to choose. */
  text: string;
  /** What the choice leads to. */
  button: string;
  conflicts: readonly Conflict[];
  onChoose: (chosen: ChosenVersions) => void;
}

/** Lists the fields that both sides changed, each with a choice of version. All other changes are merged. */
export function Conflicts({ text, button, conflicts, onChoose }: Props) {
  const [chosen, setChosen] = useState<ChosenVersions>({});
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>{text} Choose which to keep. All other changes of both are kept.</p>
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
                checked={chosen[id] === value}
                onChange={() => {
                  setChosen({ ...chosen, [id]: value });
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
        disabled={conflicts.some(({ id }) => !chosen[id])}
        onClick={() => {
          onChoose(chosen);
        }}
      >
        {button}
      </button>
    </div>
  );
}
