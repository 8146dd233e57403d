import type { Language } from '@limber/contract/values/people.ts';
import type { MessageButton } from '../../../platform/messaging/provider.ts';
import { linkAfterSignIn } from '../../notifications/compose-mail.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';

/** The button with which a client says that they come. */
export const COMING = 'coming';

/** The answers to a reminder. */
export const ANSWERS: InEveryLanguage<Readonly<Record<'coming' | 'cannot', string>>> = {
  en: { coming: 'I’m coming', cannot: 'I can’t: cancel or move' },
  ar: { coming: 'سأحضر', cannot: 'لا أستطيع: إلغاء أو تغيير' },
};

/** The buttons below a reminder: one answers, the other leads to cancelling and moving. */
export function reminderButtons(language: Language, publicUrl: string): readonly MessageButton[] {
  const { coming, cannot } = ANSWERS[language];
  const base = linkAfterSignIn(publicUrl, '/profile');
  return [
    { id: COMING, title: coming },
    { id: 'cannot', title: cannot, opens: { base, ending: '' } },
  ];
}
