import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { payableOnline } from '@limber/contract/money/deposit-and-late-refund.ts';
import {
  because,
  type Refusal,
  refusal,
  tooMany,
  wrongField,
} from '../../../platform/http/errors.ts';
import { inTurn, type Sentence } from '../../../platform/language/sentence.ts';
import {
  type OwnSessions,
  secondsUntilChange,
  TOO_MANY_CHANGES,
} from './overlap-and-daily-limit-rules.ts';
import { OVERRIDABLE_RULES, type Override, partObjections } from './overridable-rules.ts';
import type { Bill } from './price-and-payment-rules.ts';
import type { Refused } from './requested-session-rules.ts';

/** The slot is gone; the nearest free times are looked up after the transaction has ended. */
export class SlotTaken extends Error {
  /** The server chose the therapist, so another one is possible. */
  readonly wasPicked: boolean;
  /** Somebody only holds it and may still book it. */
  readonly isHeld: boolean;
  readonly sentence: Sentence;

  constructor(sentence: Sentence, wasPicked: boolean, isHeld = false) {
    super(sentence.en);
    this.sentence = sentence;
    this.wasPicked = wasPicked;
    this.isHeld = isHeld;
  }
}

/**
 * Admits a session despite its objections, and returns the rules that were
 * overridden. A client is refused for the first objection; the desk for what nobody can override,
 * or 409 for overridable rules without a reason. {@link SlotTaken} when the time is gone.
 */
export function admit(
  objections: readonly Refused[],
  desk: { readonly override: Override } | null,
  wasPicked = false,
): OverridableRule[] {
  const [first] = objections;
  if (!first) return [];
  if (!desk) throw refusalOf(first, wasPicked);
  const { physics, brokenRules } = partObjections(objections);
  if (physics) throw refusalOf(physics, wasPicked);
  if (desk.override) return brokenRules;
  throw errorOf(brokenRules);
}

/**
 * The error for a refusal: a sentence is 409; broken overridable rules are 409 with their codes,
 * and the desk is asked for a reason.
 */
export function errorOf(refused: Sentence | Refused | readonly OverridableRule[]): Error {
  if ('en' in refused) return refusal(409, refused);
  if ('verdict' in refused) return refusalOf(refused);
  const fields = Object.fromEntries(refused.map((rule) => [rule, OVERRIDABLE_RULES[rule]]));
  const sentence = inTurn(Object.values(fields));
  return because('wishes', refusal(409, sentence, { wishes: refused, fields }));
}

/** Refuses 429 a client who has used up the changes of a day. */
export function refuseMoreChanges(own: Pick<OwnSessions, 'busySince'>, now: Date): void {
  const seconds = secondsUntilChange(own, now);
  if (seconds > 0) throw tooMany(TOO_MANY_CHANGES, seconds);
}

/** Refuses a session that has to be paid when it is booked, and of which less than all is. */
export function refuseUnpaid(
  {
    mustBePaid,
    bill,
  }: { readonly mustBePaid: Refused | null; readonly bill: Pick<Bill, 'priceMinor'> },
  paidMinor: number,
): void {
  const isPaid = paidMinor > 0 && paidMinor >= payableOnline(bill.priceMinor);
  if (mustBePaid && !isPaid) throw refusalOf(mustBePaid);
}

/** The error that answers a verdict: 400 or 409 with its sentence, or {@link SlotTaken}. */
export function refusalOf(refused: Refused, wasPicked = false): Error {
  const { verdict, rule = verdict } = refused;
  if (refused.verdict === 'taken') return new SlotTaken(refused.reason, wasPicked, refused.isHeld);
  return because(rule, answerOf(refused));
}

function answerOf(refused: Exclude<Refused, { verdict: 'taken' }>): Refusal {
  switch (refused.verdict) {
    case 'wrong':
      return wrongField(refused.field, refused.reason);
    case 'price':
      return refusal(409, refused.reason, { total_price: amountOf(refused.priceMinor) });
    case 'refused':
      return refusal(409, refused.reason);
    case 'too_many':
      return tooMany(refused.reason, refused.seconds);
  }
}
