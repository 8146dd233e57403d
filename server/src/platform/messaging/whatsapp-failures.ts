import type { MessageFailure } from './provider.ts';

/** Meanings of WhatsApp's error codes; the others are `other`. */
const MEANINGS: Readonly<Record<MessageFailure, readonly number[]>> = {
  // The number does not have WhatsApp, its app is too old, or it is our own.
  unreachable: [131026, 131021, 131030],
  // It does not exist in this language, is not approved, was paused or disabled, or does not fit.
  template: [132000, 132001, 132005, 132007, 132012, 132015, 132016, 132068],
  // Too much to one person or from one number, and what WhatsApp keeps back of advertising.
  limit: [131048, 131049, 131056, 130429, 80007, 4, 130472],
  // Words of our own more than a day after theirs.
  window: [131047],
  stopped: [131050],
  // The token, the number, its registration or its bill.
  account: [0, 3, 10, 33, 190, 200, 368, 131005, 131031, 131042, 131045, 133010],
  other: [],
};

/** Codes after which the same message may be sent again: busy, too fast, or down. */
const PASSING = [1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057];

export function meaningOf(code: number): MessageFailure {
  const known = Object.entries(MEANINGS).find(([, codes]) => codes.includes(code));
  return (known?.[0] ?? 'other') as MessageFailure;
}

/** Whether an error of a call passes by itself. */
export function isPassing(code: number): boolean {
  return PASSING.includes(code);
}
