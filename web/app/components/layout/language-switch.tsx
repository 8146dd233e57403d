import { isArabicPath, plainPath } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { keepLanguage } from '../../lib/language.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { useAppDispatch, useAppSelector } from '../../state/store.ts';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { lazyCode } from '../../ui/lazy/lazy-code.ts';
import { useSpeakLanguage } from '../use-speak-language.ts';
import { useSwitches } from '../use-studio.ts';

const names = { en: 'English', ar: 'العربية' };

/** Offers the other language, in its own words; nothing where the studio speaks one. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { i18n } = useLingui();
  const choose = useChooseLanguage();
  const other = i18n.locale === 'ar' ? 'en' : 'ar';
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!useSwitches().languages.includes(other)) return null;
  async function change() {
    await choose(other);
    // An Arabic address speaks Arabic.
    if (other === 'en' && isArabicPath(pathname))
      await navigate(plainPath(pathname) + search, { replace: true, preventScrollReset: true });
  }
  return (
    <button
      type="button"
      lang={other}
      aria-label={names[other]}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      onClick={change}
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3.5 font-semibold hover:bg-tint',
        className,
      )}
    >
      <Glyph name="language" className="size-4.5" />
      {other === 'ar' ? <span aria-hidden="true" className="arabic-word" /> : names.en}
    </button>
  );
}

const loadProfile = lazyCode(() => import('../../state/api/calls/accounts.ts'));

/**
 * Changes the language of this device: of the page, the server's answers and the client's mails.
 */
function useChooseLanguage(): (language: Language) => Promise<void> {
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
