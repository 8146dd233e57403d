import type { DeskTerms } from '@limber/contract/desk/studio/settings.ts';
import { amountOf, studioCurrency, withCurrency } from '@limber/contract/money/currency.ts';
import type { StudioTerms } from '@limber/contract/studio.ts';
import { defaultDeskTerms, defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';

/** The terms as a studio has set them; null or missing: it has not. */
export type SetTerms = { readonly [Name in keyof StudioTerms]?: StudioTerms[Name] | null };

/** The current terms: the defaults of a new studio where it has set none. */
export function termsOf(set: SetTerms): StudioTerms {
  return {
    cutoff_hours: set.cutoff_hours ?? defaultTerms.cutoff_hours,
    member_discount_percent: set.member_discount_percent ?? defaultTerms.member_discount_percent,
    membership_minutes: set.membership_minutes ?? defaultTerms.membership_minutes,
    bookable_days_ahead: set.bookable_days_ahead ?? defaultTerms.bookable_days_ahead,
  };
}

/** The terms of the desk as a studio has set them; null or missing: it has not. */
export type SetDeskTerms = { readonly [Name in keyof DeskTerms]?: DeskTerms[Name] | null };

/** The terms of the desk that hold. */
export function deskTermsOf(set: SetDeskTerms): DeskTerms {
  const its = defaultDeskTerms;
  return {
    first_reminder_hours: set.first_reminder_hours ?? its.first_reminder_hours,
    last_reminder_hours: set.last_reminder_hours ?? its.last_reminder_hours,
    desk_reduction_percent: set.desk_reduction_percent ?? its.desk_reduction_percent,
    simplified_up_to_aed: set.simplified_up_to_aed ?? its.simplified_up_to_aed,
    counter_lock_minutes: set.counter_lock_minutes ?? its.counter_lock_minutes,
    cash_coin_fils: set.cash_coin_fils ?? its.cash_coin_fils,
    offers_from_hour: set.offers_from_hour ?? its.offers_from_hour,
    offers_until_hour: set.offers_until_hour ?? its.offers_until_hour,
    free_hour_offers: set.free_hour_offers ?? its.free_hour_offers,
  };
}

/** What is wrong with requested terms, by field. */
export function problemsOfTerms(terms: DeskTerms): Readonly<Record<string, Sentence>> {
  const isCoin = studioCurrency().coins.some((coin) => coin === terms.cash_coin_fils);
  return {
    ...(terms.last_reminder_hours >= terms.first_reminder_hours && {
      last_reminder_hours: LATER_REMINDER,
    }),
    ...(!isCoin && { cash_coin_fils: noCoin() }),
    ...(terms.offers_until_hour <= terms.offers_from_hour && { offers_until_hour: LATER_HOUR }),
  };
}

function noCoin(): Sentence {
  const { coins, digits } = studioCurrency();
  const [least = '', ...others] = coins.map((coin) => {
    const amount = amountOf(coin);
    return Number.isInteger(amount) ? String(amount) : amount.toFixed(digits);
  });
  const last = others.at(-1) ?? '';
  return {
    en: `Please choose a coin of ${others.slice(0, -1).join(', ')} or ${withCurrency(last, 0, 'en')}, or ${withCurrency(least, 0, 'en')} where cash is not rounded.`,
    ar: `يرجى اختيار عملة من ${withCurrency(others.join(' أو '), 0, 'ar')}، أو ${withCurrency(least, 0, 'ar')} إذا كان النقد لا يُقرّب.`,
  };
}

const LATER_HOUR: Sentence = {
  en: 'Please enter a later hour than the one from which offers are sent.',
  ar: 'يرجى إدخال ساعة بعد ساعة بدء إرسال العروض.',
};

const LATER_REMINDER: Sentence = {
  en: 'Please enter fewer hours than for the first reminder.',
  ar: 'يرجى إدخال عدد ساعات أقل من ساعات التذكير الأول.',
};
