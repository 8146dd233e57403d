/** A link of an invitation is good for so many days. */
export const INVITATION_DAYS = 14;

const DAY_MINUTES = 24 * 60;

/** What keeps an owner from sending mail to the world, and the world's mail from one mailbox. */
export function invitationLimits(ownerId: number, email: string) {
  return [
    { key: `invitations by ${ownerId}`, most: 20, perMinutes: DAY_MINUTES },
    { key: `invitations to ${email}`, most: 5, perMinutes: DAY_MINUTES },
  ];
}

/** When the link of an invitation sent now ends. */
export function invitationEndsAt(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MINUTES * 60_000);
}

/** Whether the link of an invitation still leads anywhere; a person who has joined may look again. */
export function isInvitationGood(
  invitation: { expiresAt: Date; joinedAt: Date | null },
  now: Date,
): boolean {
  return invitation.joinedAt !== null || invitation.expiresAt > now;
}

export interface Place {
  readonly email: string;
  readonly joinedAt: Date | null;
}

export interface SharedPackage {
  readonly kind: string;
  /** Open to new sessions: not closed, not expired. */
  readonly open: boolean;
  readonly peopleLimit: number;
  readonly ownerEmail: string;
  /** Everyone invited or joined, without the owner. */
  readonly people: readonly Place[];
}

/** Why this address cannot be invited; null when it can, also again. */
export function refuseInvitation(shared: SharedPackage, email: string): string | null {
  if (shared.kind !== 'shared') return 'Only shared packages can be shared.';
  if (!shared.open) return 'This package can no longer be used, so nobody can join it.';
  if (email === shared.ownerEmail) return 'This package is yours already.';
  const known = shared.people.find((person) => person.email === email);
  if (known?.joinedAt) return 'This person shares the package already.';
  if (!known && shared.people.length + 1 >= shared.peopleLimit) {
    return `This package is for ${shared.peopleLimit} people, and all places are taken.`;
  }
  return null;
}

/** Why the invited person cannot join any more; null when they can. */
export function refuseJoining(shared: SharedPackage): string | null {
  if (!shared.open) return 'This package can no longer be used.';
  const joined = shared.people.filter((person) => person.joinedAt !== null).length;
  if (joined + 1 >= shared.peopleLimit) {
    return `This package is for ${shared.peopleLimit} people, and all places are taken.`;
  }
  return null;
}
