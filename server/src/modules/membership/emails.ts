import type { Language } from '@limber/contract/values.ts';
import { composeMail } from '../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../notifications/letter.ts';
import { linkAfterSignIn } from '../notifications/link-after-sign-in.ts';
import type { QueuedMail } from '../notifications/queries.ts';
import type { Sender } from '../notifications/read-sender.ts';

/** What the mail about a new year of membership tells. */
export interface ToldMembership {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  /** Printed on the card. */
  readonly number: string;
  /** Such as '4 March 2026', in the member's language. */
  readonly from: string;
  readonly until: string;
  /** There was an earlier year. */
  readonly renewed: boolean;
  readonly discountPercent: number;
}

/** Tells a member that the membership is unlocked, or renewed. */
export function membershipMail(told: ToldMembership, sender: Sender): QueuedMail {
  const say = words[told.language];
  return composeMail(sender, {
    eventKey: `membership-unlocked:${told.id}`,
    to: told.email,
    language: told.language,
    title: told.renewed ? say.renewedTitle : say.title,
    highlight: told.language === 'ar' ? isolated(told.number) : told.number,
    paragraphs: [
      `${say.hello(told.firstName)} ${told.renewed ? say.renewed(sender.brand) : say.unlocked(sender.brand)}`,
      say.valid(told.from, told.until),
      say.gives(told.discountPercent),
    ],
    link: { label: say.link, url: linkAfterSignIn(sender.publicUrl, '/profile#membership') },
  });
}

const words: InEveryLanguage<{
  title: string;
  renewedTitle: string;
  hello(name: string): string;
  unlocked(brand: string): string;
  renewed(brand: string): string;
  valid(from: string, until: string): string;
  gives(percent: number): string;
  link: string;
}> = {
  en: {
    title: 'Your membership is unlocked',
    renewedTitle: 'Your membership is renewed',
    hello: (name) => `Hello ${name},`,
    unlocked: (brand) => `with the minutes you have bought you are now a member of ${brand}.`,
    renewed: (brand) => `with the minutes you have bought you stay a member of ${brand}.`,
    valid: (from, until) => `Valid from ${from} until ${until}.`,
    gives: (percent) =>
      `You get ${percent}% off every booking, and discounts from our partners: show them the card on your profile, or use the codes there.`,
    link: 'See your card',
  },
  ar: {
    title: 'أصبحت عضويتك سارية',
    renewedTitle: 'جُدِّدت عضويتك',
    hello: (name) => `مرحباً ${name}،`,
    unlocked: (brand) => `بفضل الدقائق التي اشتريتها نرحّب بك عضواً في ${brand}.`,
    renewed: (brand) => `بفضل الدقائق التي اشتريتها تستمر عضويتك في ${brand}.`,
    valid: (from, until) => `تسري العضوية من ${from} حتى ${until}.`,
    gives: (percent) =>
      `تمنحك العضوية خصم ${isolated(`${percent}%`)} على كل حجز، إضافةً إلى خصومات شركائنا: أبرِز لهم البطاقة المعروضة في ملفك الشخصي، أو استخدم الرموز التي تجدها هناك.`,
    link: 'عرض بطاقتك',
  },
};
