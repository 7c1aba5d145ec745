import { useCallback, useEffect, useRef, useState } from 'react';
import { parseFocus } from '../../../site/images/crop.ts';
import type { Photo } from '../../shared/api.ts';
import { draftValue, dropDraft, keepDraft } from '../drafts.ts';
import { useAutosave } from '../use-autosave.ts';
import { describePhoto } from './photo-api.ts';

interface Entry {
  readonly alt: string;
  /** In percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
}

interface EditedPhoto extends Entry {
  readonly isSaved: boolean;
  /** Why it is not saved. */
  readonly mistake: string | undefined;
  readonly change: (part: Partial<Entry>) => void;
}

/** What a photo shows and its focus point, saved shortly after each change. */
export function usePhoto({ name, alt, focus }: Photo, onSaved: () => void): EditedPhoto {
  const id = `photo ${name}`;
  const address = `#photos/${name}`;
  const [entry, setEntry] = useState<Entry>(
    () => (draftValue(id) as Entry | undefined) ?? { alt, focus: parseFocus(focus) },
  );
  const latest = useRef(entry);
  const [isSaved, setIsSaved] = useState(() => draftValue(id) === undefined);
  const [mistake, setMistake] = useState<string>();
  const save = useCallback(async () => {
    const sent = latest.current;
    const { x, y } = sent.focus;
    const wrong = await describePhoto(name, {
      alt: sent.alt.trim(),
      focus: `${String(x)}% ${String(y)}%`,
    });
    setMistake(wrong);
    if (wrong !== undefined) keepDraft(id, { label: name, address, value: latest.current });
    else {
      if (latest.current === sent) {
        dropDraft(id);
        setIsSaved(true);
      }
      onSaved();
    }
  }, [name, id, address, onSaved]);
  const saveSoon = useAutosave(save);
  useEffect(() => {
    // Asks again what is wrong with words from before.
    if (draftValue(id) !== undefined) saveSoon(true);
  }, [id, saveSoon]);
  const change = (part: Partial<Entry>) => {
    latest.current = { ...latest.current, ...part };
    keepDraft(id, { label: name, address, value: latest.current, isBeingSaved: true });
    setEntry(latest.current);
    setIsSaved(false);
    saveSoon();
  };
  return { ...entry, isSaved, mistake, change };
}
