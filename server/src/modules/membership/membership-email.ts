import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { PlainName } from '../accounts/name-rules.ts';
import type { Sender } from '../notifications/compose-mail.ts';
import { composeMail, linkAfterSignIn } from '../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../notifications/mail-layout.ts';
import type { QueuedMail } from '../notifications/queries.ts';

/** The content of the mail about a new year of membership. */
export interface MembershipMailData {
  readonly id: number;
  readonly email: string;
  readonly firstName: PlainName;
  readonly language: Language;
  /** Printed on the card. */
  readonly number: string;
  /** For example '4 March 2026', in the member's language. */
  readonly from: string;
  readonly until: string;
  /** There was an earlier year. */
  readonly renewed: boolean;
  readonly discountPercent: number;
  /** Whether partners give members a discount. */
  readonly hasPartners: boolean;
}

/** Tells a member that the membership is unlocked, or renewed. */
export function membershipMail(data: MembershipMailData, sender: Sender): QueuedMail {
  const say = words[data.language];
  return composeMail(sender, {
    eventKey: `membership-unlocked:${data.id}`,
    to: data.email,
    language: data.language,
    title: data.renewed ? say.renewedTitle : say.title,
    highlight: data.language === 'ar' ? isolated(data.number) : data.number,
    paragraphs: [
      `${say.hello(data.firstName)} ${data.renewed ? say.renewed(sender.brand) : say.unlocked(sender.brand)}`,
      say.valid(data.from, data.until),
      say.gives(data.discountPercent, data.hasPartners),
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
  gives(percent: number, hasPartners: boolean): string;
  link: string;
}> = {
  en: {
    title: 'Your membership is unlocked',
    renewedTitle: 'Your membership is renewed',
    hello: (name) => `Hello ${name},`,
    unlocked: (brand) => `with the minutes you have bought you are now a member of ${brand}.`,
    renewed: (brand) => `with the minutes you have bought you stay a member of ${brand}.`,
    valid: (from, until) => `Valid from ${from} until ${until}.`,
    gives: (percent, hasPartners) =>
      hasPartners
        ? `You get ${percent}% off every booking, can book ${MEMBER_DAYS_AHEAD_MORE} days further ahead than others, and have discounts from our partners: show them the card on your profile, or use the codes there.`
        : `You get ${percent}% off every booking and can book ${MEMBER_DAYS_AHEAD_MORE} days further ahead than others.`,
    link: 'See your card',
  },
  ar: {
    title: 'أصبحت عضويتك سارية',
    renewedTitle: 'جُدِّدت عضويتك',
    hello: (name) => `مرحباً ${name}،`,
    unlocked: (brand) => `بفضل الدقائق التي اشتريتها نرحّب بك في عضوية ${brand}.`,
    renewed: (brand) => `بفضل الدقائق التي اشتريتها تستمر عضويتك في ${brand}.`,
    valid: (from, until) => `تسري العضوية من ${from} حتى ${until}.`,
    gives: (percent, hasPartners) =>
      `تمنحك العضوية خصم ${isolated(`${percent}%`)} على كل حجز، والحجز قبل غيرك بمقدار ${countInArabic(MEMBER_DAYS_AHEAD_MORE, 'days')}${hasPartners ? '، إضافةً إلى خصومات شركائنا: بإظهار البطاقة المعروضة في ملفك الشخصي، أو باستخدام الرموز المتاحة هناك' : ''}.`,
    link: 'عرض بطاقتك',
  },
};
