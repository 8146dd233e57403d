import { amountText } from '@limber/contract/money/amount-text.ts';
import { withCurrency } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { PlainName } from '../../accounts/name-rules.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';
import type { Failure } from './queries.ts';

/** The content of a mail about a plan. */
export interface PlanMailData {
  readonly what:
    | 'begun'
    | 'told'
    | 'renewed'
    | 'failed'
    | 'ended'
    | 'stopped'
    | 'paused'
    /** A bank took back the present month, or an earlier one. */
    | 'lost'
    | 'lost_before';
  readonly eventKey: string;
  readonly email: string;
  readonly firstName: PlainName;
  readonly language: Language;
  readonly name: string;
  /** Of the renewal, the next try, or the last day. */
  readonly date: string;
  readonly decimalAmount: number;
  /** What it cost until now; null: the same. */
  readonly beforeAmount: number | null;
  readonly failure: Failure | null;
  readonly whileFailing: 'wait' | 'go_on';
  /** The last four digits; null: there is no card on file. */
  readonly lastFour: string | null;
  /** Sessions booked before for which the paid month now pays. */
  readonly sessions: number;
  /** Sessions booked after the month that is paid, which stand at their price. */
  readonly sessionsBeyond: number;
}

/** The mail about what happened to a client's plan. */
export function planMail(data: PlanMailData, sender: Sender): QueuedMail {
  const { language, what, name, date, lastFour, beforeAmount, sessions, sessionsBeyond } = data;
  const say = words[language];
  const money = (amount: number) => withCurrency(amountText(amount), amount, language);
  const amount = money(data.decimalAmount);
  const card = lastFour === null ? null : say.card(lastFour);
  const beyond = (goesOn: boolean) =>
    sessionsBeyond === 0 ? null : say.beyond[goesOn ? 'once_paid' : 'at_price'](sessionsBeyond);
  const text: Record<PlanMailData['what'], (string | null)[]> = {
    begun: [say.begun(name, amount), say.next(date), say.until],
    told: [
      say.renews(name, date),
      card === null ? say.noCard(amount) : say.takes(amount, card),
      beforeAmount === null ? null : say.changed(money(beforeAmount), amount),
      beyond(true),
      say.otherwise,
    ],
    renewed: [
      say.renewed(name, amount),
      sessions === 0 ? null : say.tookIn(sessions),
      say.next(date),
    ],
    failed: [
      say.failed[data.failure ?? 'declined'](name, amount),
      say.again(date),
      say.meanwhile[data.whileFailing],
      beyond(true),
      say.payNow,
    ],
    ended: [say.ended(name), beyond(false), say.nothing],
    stopped: [say.stopped(name, date), beyond(false), say.takeBack],
    lost: [say.lost(name, amount), say.unusedGone, beyond(false), say.talkToUs],
    lost_before: [say.lost(name, amount), say.paidStays(date), beyond(false), say.talkToUs],
    paused: [say.paused(name, date), beyond(false), say.takeBack],
  };
  return composeMail(sender, {
    eventKey: data.eventKey,
    to: data.email,
    language,
    title: say.title[what](name, date, amount),
    paragraphs: [say.opening(data.firstName), ...text[what].filter((line) => line !== null)],
    link: { label: say.plan, url: linkAfterSignIn(sender.publicUrl, '/profile#plans') },
  });
}

type Said = (name: string, amount: string) => string;

const words: InEveryLanguage<{
  title: Record<PlanMailData['what'], (name: string, date: string, amount: string) => string>;
  opening(name: string): string;
  card(lastFour: string): string;
  begun: Said;
  next(date: string): string;
  until: string;
  renews(name: string, date: string): string;
  takes(amount: string, card: string): string;
  noCard(amount: string): string;
  changed(before: string, amount: string): string;
  otherwise: string;
  renewed: Said;
  failed: Record<Failure, Said>;
  again(date: string): string;
  meanwhile: Record<'wait' | 'go_on', string>;
  payNow: string;
  ended(name: string): string;
  nothing: string;
  lost: Said;
  unusedGone: string;
  paidStays(date: string): string;
  talkToUs: string;
  stopped(name: string, date: string): string;
  paused(name: string, date: string): string;
  takeBack: string;
  tookIn(sessions: number): string;
  beyond: Record<'once_paid' | 'at_price', (sessions: number) => string>;
  plan: string;
}> = {
  en: {
    title: {
      begun: (name) => `Your plan ${name} has begun`,
      told: (name, date, amount) => `${name} renews on ${date} for ${amount}`,
      renewed: (name) => `Your plan ${name} is renewed`,
      failed: (name) => `The payment for your plan ${name} failed`,
      ended: (name) => `Your plan ${name} has ended`,
      stopped: (name, date) => `Your plan ${name} ends on ${date}`,
      lost: (name) => `Your plan ${name} has ended: its payment was taken back`,
      lost_before: (name) => `Your plan ${name} has ended: an earlier payment was taken back`,
      paused: (name, date) => `Your plan ${name} is paused until ${date}`,
    },
    opening: (name) => `Hello ${name},`,
    card: (lastFour) => `your card that ends in ${lastFour}`,
    begun: (name, amount) =>
      `Thank you. The first month of your plan ${name} is paid: ${amount}. The invoice is attached.`,
    next: (date) => `It renews on ${date}.`,
    until: 'You stop it, pause it or change its card in your profile at any time.',
    renews: (name, date) => `Your plan ${name} renews on ${date}.`,
    takes: (amount, card) => `We take ${amount} from ${card} on that day.`,
    noCard: (amount) =>
      `It costs ${amount}, and there is no card on file. Please add one in your profile before then.`,
    changed: (before, amount) =>
      `Until now it cost ${before} a month. From this renewal on it is ${amount}.`,
    otherwise: 'If you do not want that, pause or stop it in your profile before then.',
    renewed: (name, amount) =>
      `Your plan ${name} is renewed. We have taken ${amount} from your card. The invoice is attached.`,
    failed: {
      declined: (name, amount) => `The bank declined your card for your plan ${name}: ${amount}.`,
      needs_client: (name, amount) =>
        `The bank asks you to confirm the payment for your plan ${name} yourself: ${amount}.`,
      no_card: (name, amount) =>
        `Your plan ${name} is due: ${amount}. There is no card on file to take it from.`,
    },
    again: (date) => `Nothing was taken. We try again on ${date}.`,
    meanwhile: {
      wait: 'Until it is paid no sessions can be booked from the plan.',
      go_on: 'Sessions go on meanwhile.',
    },
    payNow: 'Please pay in your profile, or put another card on file there before then.',
    ended: (name) =>
      `The payment for your plan ${name} was tried three times and failed. The plan has ended.`,
    nothing: 'Nothing is taken any more. You can begin the plan again in your profile.',
    lost: (name, amount) =>
      `Your bank has taken back ${amount}, which you had paid for a month of your plan ${name}. The plan has ended, and nothing more is taken.`,
    unusedGone:
      'What was not used of that month cannot be booked any more, and you do not owe it. What was used or is booked stays owed.',
    paidStays: (date) =>
      `What was used of that month stays owed. The month that is paid stays until ${date}.`,
    talkToUs: 'If that was a mistake, please reply to this mail or talk to us at the studio.',
    stopped: (name, date) => `Your plan ${name} is stopped. What is paid stays until ${date}.`,
    paused: (name, date) =>
      `Your plan ${name} is paused. It renews on ${date}, and we tell you before.`,
    takeBack: 'If you want it to go on after all, choose Continue in your profile.',
    tookIn: (sessions) =>
      `It now pays for ${countInEnglish(sessions, 'session')} that you had booked in this month.`,
    beyond: {
      once_paid: (sessions) =>
        `You have booked ${countInEnglish(sessions, 'session')} after the month that is paid. The plan pays for what it covers once the month of that session is paid; until then it stands at its price.`,
      at_price: (sessions) =>
        `You have booked ${countInEnglish(sessions, 'session')} after the month that is paid. They stay, at their price, and can be cancelled as any other.`,
    },
    plan: 'Your plan',
  },
  ar: {
    title: {
      begun: (name) => `بدأ اشتراكك «${name}»`,
      told: (name, date, amount) => `يتجدد «${name}» يوم ${date} مقابل ${amount}`,
      renewed: (name) => `تجدد اشتراكك «${name}»`,
      failed: (name) => `تعذّر دفع اشتراكك «${name}»`,
      ended: (name) => `انتهى اشتراكك «${name}»`,
      stopped: (name, date) => `ينتهي اشتراكك «${name}» يوم ${date}`,
      lost: (name) => `انتهى اشتراكك «${name}»: استردّ المصرف دفعته`,
      lost_before: (name) => `انتهى اشتراكك «${name}»: استردّ المصرف دفعة سابقة`,
      paused: (name, date) => `اشتراكك «${name}» متوقف مؤقتاً حتى ${date}`,
    },
    opening: (name) => `مرحباً ${name}،`,
    card: (lastFour) => `بطاقتك المنتهية بـ ${isolated(lastFour)}`,
    begun: (name, amount) =>
      `شكراً لك. دُفع الشهر الأول من اشتراكك «${name}»: ${amount}. الفاتورة مرفقة.`,
    next: (date) => `يتجدد يوم ${date}.`,
    until: 'يمكنك إيقافه أو تعليقه أو تغيير بطاقته من ملفك الشخصي في أي وقت.',
    renews: (name, date) => `يتجدد اشتراكك «${name}» يوم ${date}.`,
    takes: (amount, card) => `نسحب ${amount} من ${card} في ذلك اليوم.`,
    noCard: (amount) =>
      `تكلفته ${amount}، ولا توجد بطاقة محفوظة. يرجى إضافة بطاقة في ملفك الشخصي قبل ذلك.`,
    changed: (before, amount) =>
      `كانت تكلفته حتى الآن ${before} في الشهر، وتصبح ابتداءً من هذا التجديد ${amount}.`,
    otherwise: 'يمكنك تعليقه أو إيقافه من ملفك الشخصي قبل ذلك الموعد.',
    renewed: (name, amount) => `تجدد اشتراكك «${name}». سحبنا ${amount} من بطاقتك. الفاتورة مرفقة.`,
    failed: {
      declined: (name, amount) => `رفض المصرف بطاقتك عند دفع اشتراكك «${name}»: ${amount}.`,
      needs_client: (name, amount) => `يطلب المصرف أن تؤكد بنفسك دفع اشتراكك «${name}»: ${amount}.`,
      no_card: (name, amount) =>
        `حان موعد دفع اشتراكك «${name}»: ${amount}. لا توجد بطاقة محفوظة لسحب المبلغ منها.`,
    },
    again: (date) => `لم يُسحب شيء. نحاول مرة أخرى يوم ${date}.`,
    meanwhile: {
      wait: 'لا يمكن حجز جلسات من الاشتراك حتى يُدفع.',
      go_on: 'تستمر جلساتك في هذه الأثناء.',
    },
    payNow: 'يرجى الدفع من ملفك الشخصي، أو حفظ بطاقة أخرى فيه قبل ذلك.',
    ended: (name) => `حاولنا دفع اشتراكك «${name}» ثلاث مرات دون جدوى. انتهى الاشتراك.`,
    nothing: 'لن يُسحب شيء بعد الآن. يمكنك بدء الاشتراك من جديد من ملفك الشخصي.',
    lost: (name, amount) =>
      `استردّ مصرفك ${amount} كنت قد دفعتها عن شهر من اشتراكك «${name}». انتهى الاشتراك، ولن يُسحب شيء بعد الآن.`,
    unusedGone:
      'ما لم يُستخدم من ذلك الشهر لم يعد متاحاً للحجز ولا يُطلب منك ثمنه. أما ما استُخدم أو حُجز فيبقى مستحقاً.',
    paidStays: (date) =>
      `ما استُخدم من ذلك الشهر يبقى مستحقاً. ويبقى الشهر المدفوع متاحاً حتى ${date}.`,
    talkToUs: 'إن كان ذلك خطأً، يرجى الرد على هذه الرسالة أو التحدث إلينا في الاستوديو.',
    stopped: (name, date) => `أُوقف اشتراكك «${name}». ما دُفع يبقى متاحاً حتى ${date}.`,
    paused: (name, date) => `اشتراكك «${name}» متوقف مؤقتاً. يتجدد يوم ${date}، ونخبرك قبل ذلك.`,
    takeBack: 'لاستمراره يمكنك اختيار «متابعة» في ملفك الشخصي.',
    tookIn: (sessions) =>
      `صار الاشتراك يدفع عن ${countInArabic(sessions, 'sessions')} مما حجزته في هذا الشهر.`,
    beyond: {
      once_paid: (sessions) =>
        `لديك حجوزات بعد الشهر المدفوع: ${countInArabic(sessions, 'sessions')}. يدفع الاشتراك عما يشمله منها متى دُفع شهرها، وحتى ذلك الحين تبقى بسعرها.`,
      at_price: (sessions) =>
        `لديك حجوزات بعد الشهر المدفوع: ${countInArabic(sessions, 'sessions')}. تبقى قائمة بسعرها، ويمكن إلغاؤها كأي جلسة أخرى.`,
    },
    plan: 'اشتراكك',
  },
};
