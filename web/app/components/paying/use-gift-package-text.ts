import type { GiftPackage } from '@limber/contract/paying/gift-cards.ts';
import { useLingui } from '@lingui/react/macro';

/** 'Balance Package, 600 min': the package of a gift card in the page's language. */
export function useGiftPackageText() {
  const { t, i18n } = useLingui();
  return ({ name, minutes }: GiftPackage) => {
    const called = (i18n.locale === 'ar' && name.ar) || name.en;
    return minutes === null ? called : t`${called}, ${minutes} min`;
  };
}
