import type { MessageData } from './message-to-displaced-rules.ts';

/**
 * What closes a branch, as far as it matters to where its sessions could go; days are `YYYY-MM-DD`.
 */
export interface Closing {
  readonly state: 'provisional' | 'confirmed' | 'withdrawn';
  readonly takes_bookings: boolean;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Why a session that a closure affects cannot stay, as its client is told. */
export function becauseOfClosing({ state }: Closing): MessageData['because'] {
  return state === 'provisional' ? 'perhaps_closure' : 'closure';
}

/**
 * Whether a day is an alternative to a closure: while it takes bookings its own days look free, but
 * are not.
 */
export function isOutside({ takes_bookings, starts_on, ends_on }: Closing, day: string): boolean {
  return !takes_bookings || day < starts_on || day > ends_on;
}
