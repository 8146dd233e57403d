import { useLayoutEffect, useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { takeBuffered } from '../keys/early-keys.ts';

/**
 * The text of a search field, and whether Enter waits for its results.
 *
 * @param takesBuffered starts with what was typed before the field was rendered
 */
export function useSearchText(name: string, { takesBuffered = false } = {}) {
  const [typed, setTyped] = useDraft(`typed for ${name}`, '');
  const [hurries, setHurries] = useState(false);
  const [entered, setEntered] = useState(false);
  useLayoutEffect(() => {
    if (!takesBuffered) return;
    const buffered = takeBuffered();
    if (buffered.text === '') return;
    setTyped(buffered.text);
    setEntered(buffered.entered);
  }, [takesBuffered, setTyped]);
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
