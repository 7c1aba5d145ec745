/**
 * In the browser because only a script reaches the clipboard. The strip below a block of code; loads when it is touched or
 * focused, and is not shown where there is no JavaScript.
 */
import { useRef } from 'react';

import { useCopy } from './useCopy.ts';
import { useReady } from '../shared/useReady.ts';

export default function CopyCode() {
  const strip = useRef<HTMLDivElement>(null);
  const [state, copy] = useCopy();
  useReady(strip);

  const onClick = async () => {
    const code = strip.current?.parentElement?.previousElementSibling;
    if (!code) return;
    // The + and - of a diff are no part of it.
    const bare = code.cloneNode(true) as Element;
    for (const mark of bare.querySelectorAll('.code-mark')) mark.remove();
    if (!(await copy(bare.textContent))) getSelection()?.selectAllChildren(code);
  };
  return (
    <div className="copy-code" ref={strip}>
      <p role="status">
        {state === 'copied' && 'Copied'}
        {state === 'failed' &&
          'Your browser keeps the clipboard closed. The code is selected: copy it by hand.'}
      </p>
      <button type="button" onClick={() => void onClick()}>
        Copy code
      </button>
    </div>
  );
}
