import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { loadDeskWords } from './load-words.ts';

/** Fetches the desk's words when its reader changes to a language that needs them. */
export function useDeskWords(): void {
  const { i18n } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each language once
  useEffect(() => {
    loadDeskWords().catch((error) => console.warn('Words', error));
  }, [i18n.locale]);
}
