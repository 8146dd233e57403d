import { useLingui } from '@lingui/react/macro';
import { classNames } from '../ui/class-names.ts';
import { Glyph } from '../ui/glyph.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** Offers the other language, in its own words. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { i18n } = useLingui();
  const choose = useChooseLanguage();
  const other = i18n.locale === 'ar' ? 'en' : 'ar';
  return (
    <button
      type="button"
      lang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      onClick={() => choose(other)}
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3.5 font-semibold hover:bg-tint',
        // One word is not worth a font of its own.
        other === 'ar' && '[font-family:system-ui,sans-serif]',
        className,
      )}
    >
      <Glyph name="language" className="size-4.5" />
      {other === 'ar' ? 'العربية' : 'English'}
    </button>
  );
}
