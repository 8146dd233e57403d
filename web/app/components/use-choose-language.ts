import type { Language } from '@limber/contract/values.ts';
import { keepLanguage } from '../lib/language.ts';
import { useChangeProfileMutation } from '../state/api/profile-api.ts';
import { selectSignedIn } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';
import { useSpeakLanguage } from './use-speak-language.ts';

/** Changes the language of this device: of the page, of what the server answers, and of the client's mails. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const signedIn = useAppSelector(selectSignedIn);
  const speak = useSpeakLanguage();
  const [changeProfile] = useChangeProfileMutation();
  return async (language) => {
    // At once: whoever follows a link right away must find it spoken there.
    const takeBack = keepLanguage(language);
    if (!(await speak(language))) return takeBack();
    if (signedIn) await changeProfile({ language });
  };
}
