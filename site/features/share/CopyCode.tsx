/**
 * The copy button below a code block. Interactive because only a script can write to the clipboard; hidden without
 * JavaScript. Loads when touched or focused.
 */
import { useRef } from 'react';

import { useCopy } from './useCopy.ts';

const MESSAGES = {
  idle: '',
  copied: 'Copied',
  failed: 'Your browser blocked copying. The code is selected: copy it by hand.',
};

export default function CopyCode() {
  const root = useRef<HTMLDivElement>(null);
  const [state, copy] = useCopy();

  const onClick = async () => {
    const code = root.current?.parentElement?.previousElementSibling;
    if (!code) return;
    // Without the + and - marks of a diff.
    const copied = code.cloneNode(true) as Element;
    for (const mark of copied.querySelectorAll('.code-mark')) mark.remove();
    if (!(await copy(copied.textContent))) getSelection()?.selectAllChildren(code);
  };
  return (
    <div className="copy-code" ref={root}>
      <p role="status">{MESSAGES[state]}</p>
      <button type="button" onClick={() => void onClick()}>
        Copy code
      </button>
    </div>
  );
}
