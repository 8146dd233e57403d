import { useState } from 'react';

const keysKey = 'limber:desk-keys';

/**
 * Whether single letters are shortcuts of the desk (WCAG 2.1.4). The choice is kept on this
 * machine.
 */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => read());
  return [
    on,
    (isOn) => {
      setOn(isOn);
      try {
        localStorage.setItem(keysKey, isOn ? 'on' : 'off');
      } catch {
        // Without storage it lasts until the page is left.
      }
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(keysKey) !== 'off';
  } catch {
    return true;
  }
}
