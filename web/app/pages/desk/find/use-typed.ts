import { useLayoutEffect, useState } from 'react';
import { takeHeld } from '../shell/held-keys.ts';

/**
 * What is typed into the field of a search, and whether somebody waits for what it finds.
 *
 * @param takesHeld begins with what was typed before the field was there
 */
export function useTyped({ takesHeld = false } = {}) {
  const [typed, setTyped] = useState('');
  const [hurries, setHurries] = useState(false);
  const [entered, setEntered] = useState(false);
  useLayoutEffect(() => {
    if (!takesHeld) return;
    const held = takeHeld();
    if (held.text === '') return;
    setTyped(held.text);
    setEntered(held.entered);
  }, [takesHeld]);
  const onType = (text: string) => {
    setHurries(false);
    setTyped(text);
  };
  return {
    typed,
    hurries,
    /** Of the `SearchBox`. */
    field: { typed, onType, onHurry: () => setHurries(true), entered },
  };
}
