import type { Language } from '@limber/contract/values/people.ts';
import { keepLanguage } from '../lib/language.ts';
import { selectSignedIn } from '../state/selectors.ts';
import { useAppDispatch, useAppSelector } from '../state/store.ts';
import { lazyCode } from '../ui/lazy/lazy-code.ts';
import { useSpeakLanguage } from './use-speak-language.ts';

const loadProfile = lazyCode(() => import('../state/api/calls/accounts.ts'));

/**
 * Changes the language of this device: of the page, the server's answers and the client's mails.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const signedIn = useAppSelector(selectSignedIn);
  const speak = useSpeakLanguage();
  const dispatch = useAppDispatch();
  return async (language) => {
    // At once: a link followed right away must open in the new language.
    const takeBack = keepLanguage(language);
    if (!(await speak(language, signedIn ? loadProfile : undefined))) return takeBack();
    if (!signedIn) return;
    const { changeProfile } = await loadProfile();
    await dispatch(changeProfile.initiate({ language }));
  };
}
