import type { MouseEvent, ReactNode } from 'react';
import type { Mistake } from '../../shared/api.ts';
import { entryOf } from '../../shared/words.ts';
import { goToField } from '../form/form-context.ts';
import { formAddress, parseRoute } from '../route.ts';
import { useContent } from '../server-api.ts';

/** Mistakes, each with a link to its field. */
export function MistakeLinks({ mistakes }: { mistakes: readonly Mistake[] }) {
  return mistakes.map((mistake) => (
    <li key={mistakeKey(mistake)}>
      <MistakePlace mistake={mistake} /> {mistake.text}
    </li>
  ));
}

const mistakeKey = ({ file, path, text }: Mistake) => [file, ...path, text].join(' ');

function MistakePlace({ mistake: { file, path, place } }: { mistake: Mistake }) {
  const entry = entryOf(useContent().forms, file, path);
  if (!entry) return place;
  const isHere = formAddress(entry) === `#${parseRoute(location.hash).place}`;
  return (
    <FieldLink address={formAddress(entry, path)}>
      {(isHere && place.slice(`${entry.label}, `.length)) || place}
    </FieldLink>
  );
}

/** A link to a field. On its own form it adds no step to the history, so that going back leads out of the form. */
export function FieldLink({ address, children }: { address: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    const [from, to] = [parseRoute(location.hash), parseRoute(address)];
    if (to.field === undefined || to.place !== from.place || from.isPreview) return;
    event.preventDefault();
    goToField(to.field);
  };
  return (
    <a href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** What keeps a file from being saved. */
export function FormMistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="mistakes" aria-label="Not saved until this is corrected">
      <MistakeLinks mistakes={mistakes} />
    </ul>
  );
}

/** Fields that are still to be filled in. Under the form, so that it does not move them. */
export function FormMissing({ missing }: { missing: readonly Mistake[] }) {
  if (missing.length === 0) return null;
  return (
    <p className="missing">
      {'Saved when this is right: '}
      {missing.map((mistake) => (
        <span key={mistakeKey(mistake)}>
          <MistakePlace mistake={mistake} />
        </span>
      ))}
    </p>
  );
}
