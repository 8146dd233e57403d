import type { Language } from '@limber/contract/values.ts';
import { useChangeProfileMutation } from '../state/profile-api.ts';
import { selectSignedIn } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';
import { useSpeakLanguage } from './use-speak-language.ts';

/** Changes the language of the page, of what the server answers, and of the client's mails. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const signedIn = useAppSelector(selectSignedIn);
  const speak = useSpeakLanguage();
  const [changeProfile] = useChangeProfileMutation();
  return async (language) => {
    if ((await speak(language)) && signedIn) await changeProfile({ language });
  };
}
