import { INVITATION_DAYS } from '@limber/contract/terms/invitations.ts';
import { expect, test } from 'vitest';
import { invitationEndsAt, isInvitationGood } from './invitation-rules.ts';
import {
  refuseCap,
  refuseInvitation,
  refuseJoining,
  type Seat,
  type SharedPackage,
} from './may-share-rules.ts';

const now = new Date('2026-03-04T06:00:00Z');
const seats = (count: number, joined: number): Seat[] =>
  Array.from({ length: count }, (_, place) => ({
    email: `person${place}@client.example`,
    joinedAt: place < joined ? now : null,
  }));
const shared = (people: Seat[], peopleLimit = 4): SharedPackage => ({
  ...{ kind: 'shared', open: true, peopleLimit, people },
  ownerEmail: 'owner@client.example',
});

test('a link is valid until the end of its last day, and a person who joined can always open it', () => {
  const expiresAt = invitationEndsAt(now);
  expect(expiresAt.getTime() - now.getTime()).toBe(INVITATION_DAYS * 24 * 3_600_000);
  const open = { expiresAt, joinedAt: null };
  expect(isInvitationGood(open, new Date(expiresAt.getTime() - 1))).toBe(true);
  expect(isInvitationGood(open, expiresAt)).toBe(false);
  expect(isInvitationGood({ expiresAt, joinedAt: now }, expiresAt)).toBe(true);
});

test('places are for the owner and the invited together, and the invited may be asked again', () => {
  const stranger = 'new@client.example';
  expect(refuseInvitation(shared(seats(2, 0)), stranger)).toBeNull();
  expect(refuseInvitation(shared(seats(3, 0)), stranger)?.en).toContain('for 4 people');
  expect(refuseInvitation(shared(seats(3, 0)), 'person1@client.example')).toBeNull();
});

test('a person can join as long as a place is free', () => {
  expect(refuseJoining(shared(seats(3, 2)))).toBeNull();
  expect(refuseJoining(shared(seats(3, 3)))?.en).toContain('all places are taken');
});

test('a cap is at most the total of the package', () => {
  expect(refuseCap(600, 600)).toBeNull();
  expect(refuseCap(600, 601)?.en).toContain('has 600 minutes');
  expect([refuseCap(null, 10_000), refuseCap(600, null), refuseCap(600, undefined)]).toEqual([
    ...[null, null, null],
  ]);
});
