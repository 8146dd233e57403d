import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import { expect, test } from 'vitest';
import { FOOT, partsOf, sender } from '../../../test/mails/letters.ts';
import { plainName } from '../accounts/name-rules.ts';
import { type MembershipMailData, membershipMail } from './membership-email.ts';

const member: MembershipMailData = {
  id: 5,
  email: 'amina@client.test',
  firstName: plainName('Amina'),
  language: 'en',
  number: 'LMB-0000-0001',
  from: '4 March 2026',
  until: '3 March 2027',
  renewed: false,
  discountPercent: 10,
  hasPartners: true,
};
const arabic: MembershipMailData = {
  ...member,
  language: 'ar',
  firstName: plainName('أمينة'),
  from: '4 مارس 2026',
  until: '3 مارس 2027',
};
const told = (data: MembershipMailData) => partsOf(membershipMail(data, sender));

test('a new member is told the number, from when until when, and what it gives', () => {
  const mail = membershipMail(member, sender);
  expect([mail.eventKey, mail.to]).toEqual(['membership-unlocked:5', 'amina@client.test']);
  expect(mail.subject).toBe('Limber: Your membership is unlocked');
  expect(told(member)).toEqual([
    'Your membership is unlocked',
    'LMB-0000-0001',
    'Hello Amina, with the minutes you have bought you are now a member of Limber.',
    'Valid from 4 March 2026 until 3 March 2027.',
    `You get 10% off every booking, can book ${MEMBER_DAYS_AHEAD_MORE} days further ahead than others, and have discounts from our partners: show them the card on your profile, or use the codes there.`,
    'See your card: https://limber.test/login?next=%2Fprofile%23membership',
    FOOT,
  ]);
});

test('a member of another year is told that they stay one', () => {
  expect(told({ ...member, renewed: true }).slice(0, 3)).toEqual([
    'Your membership is renewed',
    'LMB-0000-0001',
    'Hello Amina, with the minutes you have bought you stay a member of Limber.',
  ]);
});

test('the mail of a studio without partners does not mention them', () => {
  expect(told({ ...member, hasPartners: false })[4]).toBe(
    `You get 10% off every booking and can book ${MEMBER_DAYS_AHEAD_MORE} days further ahead than others.`,
  );
  expect(told({ ...arabic, hasPartners: false })[4]).not.toContain('شركائنا');
});

test('the same is said in Arabic, the number in one piece', () => {
  expect(told(arabic).slice(0, 4)).toEqual([
    'أصبحت عضويتك سارية',
    '\u2066LMB-0000-0001\u2069',
    'مرحباً أمينة، بفضل الدقائق التي اشتريتها نرحّب بك في عضوية Limber.',
    'تسري العضوية من 4 مارس 2026 حتى 3 مارس 2027.',
  ]);
  expect(told(arabic)[4]).toContain('\u206610%\u2069');
  expect(told({ ...arabic, renewed: true })[0]).toBe('جُدِّدت عضويتك');
  expect(told({ ...arabic, renewed: true })[2]).toBe(
    'مرحباً أمينة، بفضل الدقائق التي اشتريتها تستمر عضويتك في Limber.',
  );
});
