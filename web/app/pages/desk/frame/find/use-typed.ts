import { useLayoutEffect, useState } from 'react';
import { useKept } from '../drafts/use-kept.ts';
import { takeHeld } from '../keys/held-keys.ts';

/**
 * What is typed into the field of a search of a name, and whether somebody waits for what it finds.
 *
 * @param takesHeld begins with what was typed before the field was there
 */
export function useTyped(name: string, { takesHeld = false } = {}) {
  const [typed, setTyped] = useKept(`typed for ${name}`, '');
  const [hurries, setHurries] = useState(false);
  const [entered, setEntered] = useState(false);
  useLayoutEffect(() => {
    if (!takesHeld) return;
    const held = takeHeld();
    if (held.text === '') return;
    setTyped(held.text);
    setEntered(held.entered);
  }, [takesHeld, setTyped]);
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
