import { useLayoutEffect, useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { takeHeld } from '../keys/early-keys.ts';

/**
 * The text of a search field, and whether Enter waits for its results.
 *
 * @param takesHeld starts with what was typed before the field was rendered
 */
export function useTyped(name: string, { takesHeld = false } = {}) {
  const [typed, setTyped] = useDraft(`typed for ${name}`, '');
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
    /** For the `SearchBox`. */
    field: { typed, onType, onHurry: () => setHurries(true), entered },
  };
}
