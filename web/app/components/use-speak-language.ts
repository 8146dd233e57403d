import type { Language } from '@limber/contract/values/people.ts';
import { useLingui } from '@lingui/react/macro';
import { loadWords, speak, spokenLanguage } from '../i18n.ts';
import { useAppDispatch } from '../state/store.ts';
import { lazyCode } from '../ui/lazy/lazy-code.ts';
import { showToast } from '../ui/overlay/toast.tsx';

const loadSpeech = lazyCode((language: Language) =>
  Promise.all([import('../state/requests/refetch-all.ts'), loadWords(language)]),
);

/** Counts choices of a language: a later one must not be overridden by words that load late. */
let wishes = 0;

/**
 * Changes the language of the page and of the server's answers. Answers whether it is now in use.
 * If its words, or anything in `needed`, fail to load, it says so and the language stays. Of two
 * choices the later wins, whichever loads first.
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
    // Answers so far are in the other language.
    void dispatch(asking.refetchAll());
    return true;
  };
}
