import { useState } from 'react';

/** localStorage key that turns the `/` shortcut off; read by open-by-slash.ts. */
const KEY = 'slash';

// localStorage throws where the visitor blocks storage.
function isEnabled(): boolean {
  try {
    return !localStorage.getItem(KEY);
  } catch {
    return true;
  }
}

function store(enabled: boolean): void {
  try {
    if (enabled) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    return;
  }
}

/** Turns the `/` shortcut off, which people who use speech input may trigger by accident. Source: WCAG 2.2, 2.1.4. */
export function SlashSwitch() {
  const [enabled, setEnabled] = useState(isEnabled);
  return (
    <label className="search-dialog__slash">
      <input
        type="checkbox"
        checked={enabled}
        onChange={() => {
          store(!enabled);
          setEnabled(!enabled);
        }}
      />
      The key <kbd>/</kbd> opens this search
    </label>
  );
}
