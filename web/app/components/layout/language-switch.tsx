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
      {other === 'ar' ? <ArabicWord /> : names.en}
    </button>
  );
}

/**
 * 'العربية' as a path from Readex Pro: one word is not worth a font, and looking for one on the
 * visitor's machine takes much of a page's first layout.
 */
function ArabicWord() {
  return (
    <svg viewBox="0 -188 741 252" fill="currentColor" aria-hidden="true" className="h-[1.05em]">
      <path d="M62 -6Q46 -6 33 -11Q20 -16 13 -25Q6 -34 6 -47Q6 -58 11 -68Q17 -77 29 -85Q40 -93 56 -100Q72 -107 91 -115L97 -81Q80 -76 69 -72Q57 -67 51 -63Q45 -59 42 -55Q40 -51 40 -48Q40 -44 45 -42Q49 -39 61 -39Q64 -39 69 -39Q74 -40 79 -41Q85 -42 92 -43L99 -15Q90 -10 82 -8Q73 -6 62 -6ZM122 0Q108 0 99 -4Q90 -8 85 -14Q80 -20 79 -28Q77 -35 77 -42L77 -127L111 -127L111 -52Q111 -42 116 -37Q120 -33 132 -33L141 -33L141 0ZM45 -141L21 -165L43 -188L66 -165ZM86 -141L63 -165L85 -188L109 -165ZM141 0L141 -33L178 -33Q179 -37 180 -44Q182 -52 182 -59Q183 -67 183 -73L223 -87Q219 -70 215 -55Q211 -40 205 -27Q200 -14 191 0ZM238 0Q223 0 212 -3Q201 -6 193 -10Q185 -14 180 -18L197 -40Q201 -37 206 -36Q211 -35 217 -34Q223 -33 229 -33L244 -33L244 0ZM141 -33L143 -33L143 0L141 0Q133 0 133 -17Q133 -33 141 -33ZM172 62L148 39L170 15L194 39ZM214 62L190 39L213 15L236 39ZM244 0L244 -33L286 -33Q285 -44 280 -56Q274 -67 266 -79L296 -110Q304 -96 309 -80Q314 -63 314 -44Q315 -24 306 0ZM244 -33L246 -33L246 0L244 0Q237 0 237 -17Q237 -33 244 -33ZM284 62L260 39L283 15L306 39ZM355 59Q344 59 332 55Q319 50 308 42L319 20Q328 23 335 25Q342 26 349 26Q362 26 372 21Q383 15 388 6Q394 -4 394 -15Q394 -22 392 -27Q390 -32 386 -37Q383 -42 379 -48L424 -25Q424 -23 424 -20Q424 -18 424 -15Q424 -7 422 3Q420 13 414 23Q409 33 401 41Q393 49 381 54Q370 59 355 59ZM445 0Q437 0 429 -2Q422 -3 416 -7Q410 -10 404 -16Q398 -21 393 -29L362 -71L389 -103L420 -50Q423 -44 426 -40Q430 -36 434 -35Q438 -33 445 -33L448 -33L448 0ZM586 0Q574 0 563 0Q553 -1 545 -2Q536 -4 528 -7Q520 -10 512 -15Q504 -21 496 -29L468 -56L468 -98Q475 -102 486 -104Q496 -107 506 -109Q517 -110 526 -110Q541 -110 553 -106Q565 -102 573 -94Q580 -86 580 -74Q580 -66 577 -59Q575 -52 571 -45Q567 -39 562 -33Q564 -33 566 -33Q569 -33 571 -33L594 -33L594 0ZM448 0L448 -33L475 -33Q482 -33 487 -34Q492 -34 497 -35Q502 -36 509 -37L527 -9Q515 -5 499 -3Q483 0 466 0ZM526 -39Q532 -43 536 -48Q541 -53 543 -57Q546 -62 546 -66Q546 -68 544 -71Q542 -74 537 -75Q533 -77 526 -77Q519 -77 510 -76Q501 -75 494 -73L517 -48Q520 -46 522 -43Q524 -41 526 -39ZM448 -33L450 -33L450 0L448 0Q440 0 440 -17Q440 -33 448 -33ZM595 0L595 -33L620 -33L620 -178L654 -178L654 0ZM595 -33L597 -33L597 0L595 0Q587 0 587 -17Q587 -33 595 -33ZM689 -178L723 -178L723 0L689 0Z" />
    </svg>
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
