import type { Language } from '@limber/contract/values.ts';
import { useLingui } from '@lingui/react/macro';
import { loadWords, speak } from '../i18n.ts';
import { keepLanguage } from '../lib/language.ts';
import { askAnew } from '../state/ask-anew.ts';
import { useAppDispatch } from '../state/store.ts';
import { showToast } from '../ui/toast.tsx';

/**
 * Changes the language of the page and of what the server answers. Says whether that worked; when
 * the words cannot be fetched it tells so and the language stays.
 */
export function useSpeakLanguage(): (language: Language) => Promise<boolean> {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  return async (language) => {
    try {
      await loadWords(language);
    } catch {
      showToast('error', t`The other language could not be loaded. Please try again.`);
      return false;
    }
    keepLanguage(language);
    speak(language);
    // What was answered so far is in the other language.
    dispatch(askAnew());
    return true;
  };
}
