import type { ChangeResult, ContentEntry, Sample } from '../../shared/api.ts';
import { entryOf, formAddress } from '../route.ts';
import { send, wordsOf } from '../server-api.ts';
import { useState } from 'react';

interface Props {
  samples: readonly Sample[];
  entries: readonly ContentEntry[];
  onChanged: () => void;
}

/** What is left to change or confirm before the site goes live. */
export function SamplesScreen({ samples, entries, onChanged }: Props) {
  const [failure, setFailure] = useState<string>();
  const confirm = ({ file, path }: Sample) => {
    send<ChangeResult>('POST', 'samples', { file, path }).then(onChanged, (error: unknown) => {
      setFailure(wordsOf(error));
    });
  };
  return (
    <main className="screen">
      <h1 className="d3">Before going live</h1>
      <p role="status" className="status">
        {failure ??
          (samples.length === 0
            ? 'Nothing is left: every example was changed or confirmed.'
            : `${String(samples.length)} examples are left. Change each, or confirm that it is right.`)}
      </p>
      <ul className="rows">
        {samples.map((sample) => {
          const { file, path, place, value } = sample;
          const entry = entryOf(entries, file, path);
          return (
            <li key={`${file} ${path.join('.')}`} className="rows__split">
              <a href={entry && formAddress(entry, path)}>
                <strong>{place}</strong> <span>{value}</span>
              </a>
              <button
                type="button"
                className="plain"
                aria-label={`It is right: ${place}`}
                onClick={() => {
                  confirm(sample);
                }}
              >
                It is right
              </button>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
