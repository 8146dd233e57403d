import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import * as terms from '@limber/contract/terms/how-long-data-is-kept.ts';
import { MAIL_TRIED_DAYS } from '@limber/contract/terms/mail-delivery.ts';
import { newSwitches } from '@limber/contract/terms/site-pages.ts';
import { demoStudio } from '@limber/contract/terms/studio-facts.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import { describe, expect, test } from 'vitest';
import { type PolicyStudio, textOfSections, versionOn } from './policy-rules.ts';
import { privacyTemplate } from './privacy-template.ts';
import { termsTemplate } from './terms-template.ts';

const dubai: PolicyStudio = {
  ...demoStudio,
  city: { en: 'Dubai', ar: 'دبي' },
  court: { en: 'Dubai', ar: 'دبي' },
  address: { en: 'Al Warqa Mall, Dubai', ar: 'الورقاء مول، دبي' },
  terms: defaultTerms,
  ...{ asks_birthday: false, asks_address: false },
  switches: newSwitches,
};
const nothing = { en: '', ar: '' };
/** A studio without chat, mail, telephone, courts, partners, shared packages and a membership. */
const plain: PolicyStudio = {
  ...dubai,
  ...{ legal_name: 'Supple LLC', country: 'SA', city: nothing, court: nothing, address: nothing },
  ...{ phone: null, email: null, chat_number: null },
  switches: { membership: false, partners: false, shared_packages: false },
};
const privacyOf = (studio: PolicyStudio) => textOfSections(privacyTemplate(studio));
const termsOf = (studio: PolicyStudio) => textOfSections(termsTemplate(studio));

describe('the section on retention', () => {
  const retention = privacyOf(dubai)
    .en.split('# ')
    .find((each) => each.startsWith('Retention'));
  const said = (retention ?? '').split('\n').filter((line) => line.startsWith('- '));

  test.each([
    ['books', `after ${terms.BOOKS_STAY_YEARS} years in which you did nothing with us`],
    ['health notes', 'Health notes are erased when you withdraw your consent'],
    ['registrations', `is never confirmed is deleted after ${terms.UNVERIFIED_STAYS_DAYS} days`],
    ['invitations', `nobody accepts is deleted ${terms.INVITATION_STAYS_DAYS} days after`],
    ['mails that wait', `cannot be delivered is tried for ${MAIL_TRIED_DAYS} days at most`],
    ['mails that were sent', `an e-mail that we sent stays ${terms.MAIL_STAYS_DAYS} days`],
    ['messages beside mails', 'as long that of a message by another channel'],
    ['the waiting list', `deleted ${terms.WAITING_STAYS_DAYS} days after its last day`],
    ['requests to pay', `deleted ${terms.UNPAID_REQUEST_STAYS_DAYS} days after it was begun`],
    [
      'pictures that nothing shows',
      `shows is deleted after ${terms.UNUSED_PICTURE_STAYS_DAYS} day.`,
    ],
    ['traces at partners', `at partners stays ${terms.INTERACTION_STAYS_DAYS} days`],
    ['codes and counts', `A one-time code is valid for ${CODE_LASTS_MINUTES} minutes`],
    ['sign-ins', `if you sign out, ${terms.ENDED_SESSION_STAYS_DAYS} days later`],
    ['replies', `The reply to a booking stays ${terms.REPLY_STAYS_HOURS} hours`],
    ['pictures', 'A picture is deleted when another takes its place'],
  ])('says how long we keep %s', (_what, sentence) => {
    expect(said.filter((each) => each.includes(sentence))).toHaveLength(1);
  });

  test('says nothing else', () => expect(said).toHaveLength(13));
});

test.each([
  ['privacy policy', privacyOf, 15],
  ['terms', termsOf, 12],
])('the %s of a studio has every section in both languages', (_name, textOf, count) => {
  const { en, ar } = textOf(dubai);
  for (const text of [en, ar]) expect(text.match(/^# .+$/gm)).toHaveLength(count);
  expect(en).toContain(
    'by the laws of the United Arab Emirates. The courts of Dubai have jurisdiction',
  );
  expect(ar).toContain('لقوانين الإمارات العربية المتحدة، وتختص محاكم دبي');
  expect(en).toContain('Limber Stretch & Recovery\nAl Warqa Mall, Dubai\nhello@limber.example');
  for (const text of [en, ar]) expect(text).not.toMatch(/[{}]|undefined|\[object/);
});

test('the template mentions only what the studio has', () => {
  const { en } = privacyOf(plain);
  expect(en).toContain('This policy says what Supple LLC (“we”) keeps');
  expect(en).toContain('This policy is governed by the laws of Saudi Arabia.');
  expect(en).toContain('We do not use WhatsApp on this website.');
  expect(en).not.toMatch(
    /Dubai|Emirates|artner|ember(?!s of| of)|[Ss]hare a|joined|nvitation|hello@/,
  );
  expect(privacyOf(plain).ar).not.toMatch(/عضوي|الشركاء|الشريك|المشارك|مشاركتك|انضم|دعوة/);
  expect(termsOf(plain).en).not.toMatch(/Dubai|Emirates|ember/);
});

test.each([
  ['birthday', { asks_birthday: true }, ['your birthday', 'تاريخ ميلادك']],
  ['address', { asks_address: true }, ['your address', 'وعنوانك']],
])('the %s is named where the studio asks for it', (_what, asked, words) => {
  const said = ({ en, ar }: { en: string; ar: string }) =>
    [en, ar].map((text, index) => text.includes(words[index] ?? ''));
  expect(said(privacyOf({ ...dubai, ...asked }))).toEqual([true, true]);
  expect(said(privacyOf(dubai))).toEqual([false, false]);
});

test('without partners the privacy policy still says what the card tells', () => {
  const switches = { ...newSwitches, partners: false };
  const { en, ar } = privacyOf({ ...dubai, switches });
  expect(en).toContain('Anyone who scans your membership card sees your first name');
  expect(en).not.toMatch(/artner/);
  expect(ar).not.toMatch(/الشركاء|الشريك/);
});

test('the terms say the rules by which sessions are cancelled and members are made', () => {
  const set = { cutoff_hours: 24, membership_minutes: 300, member_discount_percent: 15 };
  const { en, ar } = termsOf({ ...dubai, terms: { ...defaultTerms, ...set } });
  expect(en).toContain('free of charge until 24 hours before it begins');
  expect(ar).toContain('حتى 24 ساعة قبل بدايتها');
  expect(en).toMatch(/reach 300, you become a member for one year. Members get 15% off/);
});

describe('what holds on a day', () => {
  const of = (version: number, holds_from: string) => ({
    ...{ kind: 'terms' as const, version, holds_from, text: nothing },
    made_at: new Date(0),
  });
  const versions = [
    of(1, '2026-01-01'),
    of(2, '2026-06-01'),
    of(3, '2026-03-01'),
    of(4, '2026-03-01'),
  ];

  test.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-02-28', 1],
    ['2026-03-01', 4],
    ['2026-05-31', 4],
    ['2026-06-01', 2],
  ])(
    'on %s version %s is in effect: the latest day counts, then the last written',
    (day, version) => {
      expect(versionOn(versions, day)?.version).toBe(version);
    },
  );
});
