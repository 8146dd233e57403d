import {
  MESSAGE_TRIED_AGAIN_MINUTES,
  UNDELIVERED_MINUTES,
  UNSURE_MINUTES,
} from '@limber/contract/terms/mail-delivery.ts';

/**
 * `sending`: it is being handed over; `unsure`: no answer came, so it is not sent again; `dropped`: it
 * was no longer true.
 */
export type MessageStatus =
  | 'waiting'
  | 'sending'
  | 'unsure'
  | 'sent'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'dropped';

/** It was handed over, and nobody has said yet that it arrived. */
export const ON_ITS_WAY: readonly MessageStatus[] = ['sending', 'unsure', 'sent'];

/**
 * The states in which news of a kind still count: they come twice and in any order. What was given up
 * may have arrived all the same; what arrived does not fail.
 */
export const COUNTS_IN: Readonly<
  Record<'sent' | 'delivered' | 'read' | 'failed', readonly MessageStatus[]>
> = {
  sent: ['sending', 'unsure'],
  delivered: [...ON_ITS_WAY, 'failed'],
  read: [...ON_ITS_WAY, 'failed', 'delivered'],
  failed: ON_ITS_WAY,
};

/**
 * When a message is tried again after `tries` tries that a provider did not take; null: never, as it
 * has been tried often enough or would come too late.
 */
export function triedAgainAt(tries: number, endsAt: Date, now: Date): Date | null {
  const minutes = MESSAGE_TRIED_AGAIN_MINUTES[tries - 1];
  if (minutes === undefined) return null;
  const at = new Date(now.getTime() + minutes * 60_000);
  return at < endsAt ? at : null;
}

/** When to look whether an answer came, or whether it arrived: in time for the next channel. */
export function lookedAfterAt(state: 'sending' | 'sent', endsAt: Date, now: Date): Date {
  const waitsMs = (state === 'sending' ? UNSURE_MINUTES : UNDELIVERED_MINUTES) * 60_000;
  const half = (endsAt.getTime() - now.getTime()) / 2;
  return new Date(now.getTime() + Math.max(0, Math.min(waitsMs, half)));
}
