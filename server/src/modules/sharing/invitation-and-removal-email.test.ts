import { INVITATION_DAYS } from '@limber/contract/terms/invitations.ts';
import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { expect, test } from 'vitest';
import { FOOT, partsOf, sender } from '../../../test/mails/letters.ts';
import { plainName } from '../accounts/name-rules.ts';
import {
  additionMail,
  type InvitationMailData,
  invitationMail,
  removalMail,
} from './invitation-and-removal-email.ts';

const invited: InvitationMailData = {
  email: 'badr@client.test',
  token: 'tok',
  language: 'en',
  ownerFirstName: plainName('Amina'),
  toStranger: false,
  packageName: 'Family Package',
};
const arabic: InvitationMailData = {
  ...invited,
  language: 'ar',
  ownerFirstName: plainName('أمينة'),
  packageName: 'باقة العائلة',
};
const SESSIONS = 'See your sessions: https://limber.test/login?next=%2Fprofile';
const APART =
  'Amina sees how many minutes you use. Your appointments and notes stay between you and the studio.';

test('an invitation says who shares what, what they see, how long it is good and for which address', () => {
  const mail = invitationMail('key', invited, sender);
  expect(mail.eventKey).toBe('key');
  expect(mail.to).toBe('badr@client.test');
  expect(mail.toStranger).toBe(true);
  expect(mail.subject).toBe('Limber: Amina wants to share a package with you');
  expect(partsOf(mail)).toEqual([
    'Amina wants to share a package with you',
    'Amina has a Family Package at Limber and invites you to book sessions from its minutes. It costs you nothing.',
    APART,
    `Open the invitation within ${INVITATION_DAYS} days and sign in with badr@client.test. You must be ${ADULT_YEARS} or older.`,
    'If you do not know what this is about, you can ignore this e-mail.',
    'See the invitation: https://limber.test/invitation/tok',
    FOOT,
  ]);
});

test('an invitation of somebody without an account has no name in its heading', () => {
  const heading = (data: InvitationMailData) =>
    partsOf(invitationMail('key', { ...data, toStranger: true }, sender))[0];
  expect(heading(invited)).toBe('You are invited to share a package');
  expect(heading(arabic)).toBe('دعوة لمشاركة باقة');
});

test('a person added at the desk is told by whom, of what and what the owner sees', () => {
  const mail = additionMail('added', invited, sender);
  expect([mail.eventKey, mail.to, mail.toStranger]).toEqual([
    'added',
    'badr@client.test',
    undefined,
  ]);
  expect(partsOf(mail)).toEqual([
    'You now share Amina’s package',
    'At the desk you were added to the Family Package of Amina at Limber. You can book sessions from its minutes.',
    APART,
    SESSIONS,
    FOOT,
  ]);
});

test('a removed person is told by whom, of what, and what stays', () => {
  const mail = removalMail('removed', invited, sender);
  expect([mail.eventKey, mail.to, mail.toStranger]).toEqual([
    ...['removed', 'badr@client.test', undefined],
  ]);
  expect(partsOf(mail)).toEqual([
    'You no longer share Amina’s package',
    'Amina has ended your share in the Family Package at Limber. You can no longer book from its minutes.',
    'The sessions that you have booked from it stay booked.',
    SESSIONS,
    FOOT,
  ]);
});

test('the same is said in Arabic', () => {
  const first = partsOf(invitationMail('key', arabic, sender));
  expect(first[0]).toBe('دعوة من أمينة لمشاركة باقة');
  expect(first[1]).toBe(
    'تلقّيت دعوة من أمينة لحجز جلساتك من دقائق «باقة العائلة» في Limber، دون أي تكلفة عليك.',
  );
  expect(first[3]).toContain('\u2066badr@client.test\u2069');
  expect(first[5]).toBe('عرض الدعوة: https://limber.test/invitation/tok');
  expect(partsOf(additionMail('key', arabic, sender)).slice(0, 2)).toEqual([
    'باقة أمينة مشتركة معك الآن',
    'أُضيف اسمك في الاستقبال إلى «باقة العائلة» الخاصة بـ أمينة في Limber، ويمكنك حجز جلساتك من دقائقها.',
  ]);
  expect(partsOf(removalMail('key', arabic, sender)).slice(0, 3)).toEqual([
    'انتهت مشاركتك في باقة أمينة',
    'انتهت مشاركتك في «باقة العائلة» في Limber بطلب من أمينة، ولم يعد الحجز من دقائقها متاحاً لك.',
    'أما جلساتك المحجوزة منها فتبقى محجوزة.',
  ]);
});
