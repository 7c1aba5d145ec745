import { useDrafts } from './drafts.ts';

/** Unsaved changes in forms that are not open. */
export function UnsavedNotice({ current }: { current: string }) {
  const waiting = useDrafts().filter(({ address, isBeingSaved }) => address !== current && !isBeingSaved);
  if (waiting.length === 0) return null;
  return (
    <p className="unsaved">
      {'Not saved yet: '}
      {waiting.map(({ label, address }) => (
        <a key={address} href={address}>
          {label}
        </a>
      ))}
    </p>
  );
}
