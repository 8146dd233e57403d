import type { Language } from '@limber/contract/values.ts';
import { useLingui } from '@lingui/react/macro';
import { loadWords, speak, spokenLanguage } from '../i18n.ts';
import { useAppDispatch } from '../state/store.ts';
import { lazyCode } from '../ui/lazy/lazy-code.ts';
import { showToast } from '../ui/overlay/toast.tsx';

const loadSpeech = lazyCode((language: Language) =>
  Promise.all([import('../state/requests/refetch-all.ts'), loadWords(language)]),
);

/** Counts the wishes for a language: whoever changes their mind is not overtaken by what comes late. */
let wishes = 0;

/**
 * Changes the language of the page and of what the server answers. Says whether it is spoken now;
 * when the words cannot be fetched, or what is `needed` besides, it tells so and the language stays, and of
 * two wishes the later one holds, whichever words come first.
 */
export function useSpeakLanguage(): (
  language: Language,
  needed?: () => Promise<unknown>,
) => Promise<boolean> {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  return async (language, needed) => {
    wishes += 1;
    const wish = wishes;
    if (language === spokenLanguage()) return true;
    let asking: typeof import('../state/requests/refetch-all.ts');
    try {
      [[asking]] = await Promise.all([loadSpeech(language), needed?.()]);
    } catch {
      if (wish !== wishes) return false;
      showToast('error', t`The other language could not be loaded. Please check your connection.`);
      return false;
    }
    if (wish !== wishes) return false;
    speak(language);
    // What was answered so far is in the other language.
    void dispatch(asking.refetchAll());
    return true;
  };
}
