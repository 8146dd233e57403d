import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import type { PlainName } from '../../accounts/name-rules.ts';
import type { GiftCardRow } from '../../gift-cards/queries/cards.ts';
import { giftOnCard } from '../../gift-cards/words-on-gift-card.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';

/** What a buyer is told of their gift card. */
export interface GiftBought extends Pick<GiftCardRow, 'pack' | 'vatPaid'> {
  readonly paymentId: string;
  readonly giftCardId: number;
  readonly email: string;
  readonly firstName: PlainName;
  readonly language: Language;
  readonly amountMinor: number;
  readonly toName: string | null;
  readonly sendAt: Date | null;
  /** It is sent to somebody else, at `sendAt`; otherwise to the buyer. */
  readonly isForOther: boolean;
}

/** The receipt of a gift card that was bought online, with the card to print. */
export function giftBoughtMail(gift: GiftBought, sender: Sender): QueuedMail {
  const { language, toName, sendAt, pack, vatPaid, amountMinor: minor } = gift;
  const say = words[language];
  const bought = giftOnCard({ pack, minor }, language);
  const amount = pack ? say.forPackage(bought) : say.ofAmount(bought);
  const day = sendAt && dayAtDesk(dayOf(sendAt), language);
  const mail = composeMail(sender, {
    eventKey: `gift-bought:${gift.paymentId}`,
    to: gift.email,
    language,
    title: say.title(amount),
    paragraphs: [
      say.paid(gift.firstName, amount),
      gift.isForOther && day ? say.goes(toName, day) : say.comes,
      say.attached,
      vatPaid ? say.taxed : pack ? say.owedOfPackage : say.owed,
    ],
    link: { label: say.see, url: linkAfterSignIn(sender.publicUrl, '/gift-cards') },
  });
  return { ...mail, giftCardId: gift.giftCardId };
}

const words: InEveryLanguage<{
  ofAmount(amount: string): string;
  forPackage(gift: string): string;
  title(card: string): string;
  paid(name: string, amount: string): string;
  goes(toName: string | null, day: string): string;
  comes: string;
  attached: string;
  owed: string;
  owedOfPackage: string;
  taxed: string;
  see: string;
}> = {
  en: {
    ofAmount: (amount) => `gift card of ${amount}`,
    forPackage: (gift) => `gift card for ${gift}`,
    title: (card) => `Your ${card}`,
    paid: (name, card) => `Hello ${name}, thank you: your ${card} is paid.`,
    goes: (toName, day) =>
      toName === null ? `We send it by mail on ${day}.` : `We send it to ${toName} on ${day}.`,
    comes: 'It comes to you in a mail of its own, which you can pass on.',
    attached: 'The card is attached too, if you would rather print it and hand it over.',
    owed: 'No VAT is due yet: each session that the card pays has an invoice of its own.',
    owedOfPackage: 'No VAT is due yet: there is an invoice when the card is redeemed.',
    taxed: 'VAT is part of the price. Please ask us if you need the invoice.',
    see: 'See your gift cards',
  },
  ar: {
    ofAmount: (amount) => `بقيمة ${amount}`,
    forPackage: (gift) => `لباقة: ${gift}`,
    title: (card) => `بطاقة هدية ${card}`,
    paid: (name, card) => `مرحباً ${name}، شكراً لك: دُفع ثمن بطاقة الهدية ${card}.`,
    goes: (toName, day) =>
      toName === null
        ? `نرسلها بالبريد الإلكتروني في ${day}.`
        : `نرسلها إلى ${isolated(toName)} في ${day}.`,
    comes: 'تصلك في رسالة مستقلة يمكن إعادة إرسالها.',
    attached: 'البطاقة مرفقة أيضاً لمن يفضّل طباعتها وتسليمها باليد.',
    owed: 'لا تُستحق ضريبة القيمة المضافة الآن: تصدر فاتورة عن كل جلسة عند استخدام البطاقة.',
    owedOfPackage: 'لا تُستحق ضريبة القيمة المضافة الآن: تصدر فاتورة عند استبدال البطاقة.',
    taxed: 'السعر شامل ضريبة القيمة المضافة. يمكن طلب الفاتورة منا.',
    see: 'عرض بطاقات الهدايا',
  },
};
