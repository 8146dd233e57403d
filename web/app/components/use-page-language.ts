import { useEffect, useLayoutEffect, useRef } from 'react';
import { speak, speakTo, spokenLanguage } from '../i18n.ts';
import { readLanguage } from '../lib/language.ts';
import { selectUser } from '../state/selectors.ts';
import { store, useAppSelector } from '../state/store.ts';
import { useSpeakLanguage } from './use-speak-language.ts';

const storedUser = () => selectUser(store.getState());

/**
 * Sets the pages to the visitor's language, and addresses a signed-in client by gender. Signing in
 * takes over the account's language, unless one was chosen on this device.
 */
export function usePageLanguage(): void {
  const user = useAppSelector(selectUser);
  const changeTo = useSpeakLanguage();
  const heard = useRef(storedUser()?.language);
  useLayoutEffect(() => speakTo(user?.gender ?? undefined), [user?.gender]);
  // The prerendered HTML must be hydrated in its language; it is hidden until this runs.
  useLayoutEffect(() => speak(readLanguage(storedUser()?.language)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the account brings a change
  useEffect(() => {
    const account = storedUser()?.language;
    if (account === heard.current) return;
    heard.current = account;
    const language = readLanguage(account);
    if (language !== spokenLanguage()) changeTo(language);
  }, [user?.language]);
}
