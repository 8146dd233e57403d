import type { Language } from '@limber/contract/values.ts';
import { useLingui } from '@lingui/react/macro';
import { loadWords, speak } from '../i18n.ts';
import { keepLanguage } from '../lib/language.ts';
import { askAnew } from '../state/ask-anew.ts';
import { useSaveLanguageMutation } from '../state/language-api.ts';
import { selectSignedIn } from '../state/selectors.ts';
import { useAppDispatch, useAppSelector } from '../state/store.ts';
import { showToast } from '../ui/toast.tsx';

/** Changes the language of the page, of what the server answers, and of the client's mails. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const [saveLanguage] = useSaveLanguageMutation();
  return async (language) => {
    try {
      await loadWords(language);
    } catch {
      showToast('error', t`The other language could not be loaded. Please try again.`);
      return;
    }
    keepLanguage(language);
    speak(language);
    // What was answered so far is in the other language.
    dispatch(askAnew());
    if (signedIn) await saveLanguage({ language });
  };
}
