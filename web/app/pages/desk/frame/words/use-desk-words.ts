import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { loadDeskWords } from './load-words.ts';

/** Loads the desk's words when the language changes to one that needs them. */
export function useDeskWords(): void {
  const { i18n } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each language once
  useEffect(() => {
    loadDeskWords().catch((error) => console.warn('Words', error));
  }, [i18n.locale]);
}
