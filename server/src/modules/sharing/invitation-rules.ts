import { createHash } from 'node:crypto';
import {
  INVITATION_DAYS,
  INVITATIONS_A_DAY,
  INVITATIONS_TO_ONE_A_DAY,
  INVITATIONS_TO_STRANGERS_A_DAY,
} from '@limber/contract/terms/invitations.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';

/** Limits how many invitations an owner sends, and how many one mailbox receives. */
export function invitationLimits(ownerId: number, email: string, toStranger: boolean) {
  // Counts outlive an erasure by a day, so they do not identify anyone.
  const to = createHash('sha256').update(email).digest('hex');
  return [
    ...(toStranger ? [strangersLimit(ownerId)] : []),
    { key: `invitations by ${ownerId}`, most: INVITATIONS_A_DAY, perMinutes: DAY_MINUTES },
    { key: `invitations to ${to}`, most: INVITATIONS_TO_ONE_A_DAY, perMinutes: DAY_MINUTES },
  ];
}

/** Limits an owner's invitations to people without an account. */
export function strangersLimit(ownerId: number) {
  const key = `invitations to strangers by ${ownerId}`;
  return { key, most: INVITATIONS_TO_STRANGERS_A_DAY, perMinutes: DAY_MINUTES };
}

/** When the link of an invitation sent now ends. */
export function invitationEndsAt(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MINUTES * 60_000);
}

/** Whether the link of an invitation is still valid; a person who has joined may open it again. */
export function isInvitationGood(
  invitation: { expiresAt: Date; joinedAt: Date | null },
  now: Date,
): boolean {
  return invitation.joinedAt !== null || invitation.expiresAt > now;
}
