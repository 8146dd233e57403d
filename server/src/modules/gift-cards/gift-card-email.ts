import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../notifications/mail-layout.ts';
import type { QueuedMail } from '../notifications/queries.ts';
import { type CardPackage, codeInGroups } from './code-and-amount-rules.ts';
import { faceInMail } from './gift-card-in-mail.ts';
import { faceOf, giftOnCard } from './words-on-gift-card.ts';

/** The content of a mail with a gift card. */
export interface MailedCard {
  readonly id: number;
  readonly email: string;
  readonly code: string;
  readonly sendAt: Date;
  readonly balanceMinor: number;
  readonly pack: CardPackage | null;
  readonly expiresOn: string | null;
  readonly language: Language;
  readonly toName: string | null;
  readonly fromName: string | null;
  readonly message: string | null;
}

/** Sends a gift card to whom it is for, or to who gives it; it is attached to be printed. */
export function giftCardMail(card: MailedCard, sender: Sender): QueuedMail {
  const { id, email, sendAt, language, toName, fromName, message, expiresOn, pack } = card;
  const say = words[language];
  const face = faceOf(language);
  const amount = giftOnCard({ pack, minor: card.balanceMinor }, language);
  const how = pack ? say.package : say.amount;
  const groups = codeInGroups(card.code);
  const mail = composeMail(sender, {
    eventKey: `gift-card:${id}:${sendAt.toISOString()}`,
    to: email,
    language,
    title: how.title(amount),
    face: faceInMail({
      ...{ language, amount, message, brand: sender.brand, title: face.title },
      people: face.people(toName, fromName),
      code: { label: face.code, groups: language === 'ar' ? isolated(groups) : groups },
      until: expiresOn === null ? null : face.until(dayAtDesk(expiresOn, language)),
    }),
    paragraphs: [how.atStudio, how.onSite, how.howFar],
    link: {
      label: say.add,
      url: linkAfterSignIn(sender.publicUrl, '/profile/settings#gift-cards'),
    },
  });
  return { ...mail, toStranger: true, giftCardId: id };
}

interface How {
  title(gift: string): string;
  readonly atStudio: string;
  readonly onSite: string;
  readonly howFar: string;
}

const words: InEveryLanguage<{ amount: How; package: How; add: string }> = {
  en: {
    amount: {
      title: (amount) => `A gift card of ${amount} for you`,
      atStudio: 'At the studio, show this code when you pay. The card is attached, to be printed.',
      onSite: 'Online, add it to your account, and pay with it when you confirm a session.',
      howFar:
        'It can be used in parts: the rest stays on the card. Please keep the code like money.',
    },
    package: {
      title: (gift) => `A gift card for you: ${gift}`,
      atStudio:
        'At the studio, show this code before your first session. The card is attached, to be printed.',
      onSite: 'Online, add it to your account and redeem it there, then book with the package.',
      howFar:
        'It is redeemed once, for the whole package, whose days begin then. Please keep the code like money.',
    },
    add: 'Add it to your account',
  },
  ar: {
    amount: {
      title: (amount) => `بطاقة هدية لك بقيمة ${amount}`,
      atStudio: 'في الاستوديو يكفي إظهار هذا الرمز عند الدفع. البطاقة مرفقة للطباعة.',
      onSite: 'على الموقع تُضاف إلى الحساب، ويُدفع بها عند تأكيد الجلسة.',
      howFar: 'يمكن استخدامها على دفعات، ويبقى الباقي في البطاقة. يرجى حفظ الرمز كالنقود.',
    },
    package: {
      title: (gift) => `بطاقة هدية لك: ${gift}`,
      atStudio: 'في الاستوديو يكفي إظهار هذا الرمز قبل الجلسة الأولى. البطاقة مرفقة للطباعة.',
      onSite: 'على الموقع تُضاف إلى الحساب وتُستبدل هناك، ثم تُحجز الجلسات بالباقة.',
      howFar: 'تُستبدل مرة واحدة بالباقة كاملة، وتبدأ أيامها حينها. يرجى حفظ الرمز كالنقود.',
    },
    add: 'إضافتها إلى الحساب',
  },
};
