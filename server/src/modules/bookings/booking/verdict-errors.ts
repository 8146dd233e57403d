import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { aedOf } from '../../../platform/money.ts';
import type { Refused } from './session-rules.ts';

/** The slot is gone; the nearest free times are looked up after the transaction has ended. */
export class SlotTaken extends Error {
  /** The server chose the therapist, so another one may do. */
  readonly wasPicked: boolean;
  /** Somebody only holds it: who that is may still book it. */
  readonly isHeld: boolean;
  readonly sentence: Sentence;

  constructor(sentence: Sentence, wasPicked: boolean, isHeld = false) {
    super(sentence.en);
    this.sentence = sentence;
    this.wasPicked = wasPicked;
    this.isHeld = isHeld;
  }
}

/** The error that answers a verdict: 400 or 409 with its sentence, or {@link SlotTaken}. */
export function refusalOf(refused: Refused, wasPicked = false): Error {
  switch (refused.verdict) {
    case 'wrong':
      return wrongField(refused.field, refused.reason);
    case 'price':
      return refusal(409, refused.reason, { total_price: aedOf(refused.priceFils) });
    case 'refused':
      return refusal(409, refused.reason);
    case 'taken':
      return new SlotTaken(refused.reason, wasPicked, refused.isHeld);
  }
}
