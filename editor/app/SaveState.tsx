import { useDrafts } from './drafts.ts';

/** Whether everything that was entered is saved. What is not leads to its form. */
export function SaveState() {
  const drafts = useDrafts();
  const waiting = drafts.filter(({ isBeingSaved }) => !isBeingSaved);
  return (
    <p className="save-state" role="status" data-state={waiting.length > 0 ? 'waiting' : undefined}>
      {waiting.length > 0 ? 'Not saved yet: ' : drafts.length > 0 ? 'Saving…' : 'Saved'}
      {waiting.map(({ label, address }) => (
        <a key={address} href={address}>
          {label}
        </a>
      ))}
    </p>
  );
}
