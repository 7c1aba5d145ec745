import { useState } from 'react';

/** Under this name the browser keeps that `/` is to do nothing (open-by-slash.ts reads it). */
const OFF = 'slash';

/** A browser that keeps nothing refuses even to be asked. */
function isOn(): boolean {
  try {
    return !localStorage.getItem(OFF);
  } catch {
    return true;
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'off');
  } catch {
    // Then it stays as it is.
  }
}

/** The switch for the key: who speaks to the computer, or rests a hand on it, must be able to turn a single key off. */
export function SlashSwitch() {
  const [on, setOn] = useState(isOn);
  return (
    <label className="find__slash">
      <input
        type="checkbox"
        checked={on}
        onChange={() => {
          keep(!on);
          setOn(!on);
        }}
      />
      The key <kbd>/</kbd> opens this search
    </label>
  );
}
