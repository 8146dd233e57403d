import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import { useLingui } from '@lingui/react/macro';

/** A name in the page's language; in English if it has no Arabic. */
export function useNameInLanguage() {
  const { i18n } = useLingui();
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  return (name: Named) => name[lang] || name.en;
}
