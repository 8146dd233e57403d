// @vitest-environment happy-dom

import { AuditRecord } from '@limber/contract/desk/studio/audit.ts';
import { StaffMember } from '@limber/contract/desk/studio/team.ts';
import type { StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleOf, exampleReply } from '../../../components/test-answers/test-example.ts';
import {
  openPage,
  screen,
  shown,
  testVerbs,
  type Verb,
} from '../../../components/test-answers/test-page.tsx';
import BranchesPage from './branches/branches-page.tsx';
import ExportPage from './export/export-page.tsx';
import LookPage from './look/look-page.tsx';
import PackagesPage from './packages/packages-page.tsx';
import PartnersPage from './partners/partners-page.tsx';
import PayRatesPage from './pay-rates/pay-rates-page.tsx';
import PaymentsPage from './payments/payments-page.tsx';
import PoliciesPage from './policies/policies-page.tsx';
import ResourcesPage from './resources/resources-page.tsx';
import SentencesPage from './sentences/sentences-page.tsx';
import ServicesPage from './services/services-page.tsx';
import CountryAndCurrencyPage from './settings/country-and-currency-page.tsx';
import SettingsPage from './settings/settings-page.tsx';
import { Counters } from './team/counters.tsx';
import { MemberDialog } from './team/member-dialog.tsx';
import TeamPage from './team/team-page.tsx';
import TextsPage from './texts/texts-page.tsx';
import TherapistsPage from './therapists/therapists-page.tsx';
import WebsitePage from './website/website-page.tsx';

const [policy] = exampleReply('desk/studio/policies') as [StudioPolicy];
const planned = {
  ...policy,
  versions: policy.versions.map((each) => ({ ...each, state: 'planned' })),
};

const member = (changes: Partial<StaffMember> = {}) =>
  exampleOf<StaffMember>(StaffMember, {
    ...{ account_id: 7, version: 3, own: false, running_sessions: 2, role: 'front_desk' },
    ...{ suspended_at: null, has_second_factor: true, locations: ['A'], left: false },
    leaves_on: null,
    ...changes,
  });
const dialog = (changes: Partial<StaffMember> = {}) => (
  <MemberDialog member={member(changes)} mayChange onClose={() => {}} />
);

testVerbs({
  'a person is suspended': {
    page: dialog(),
    does: ['Suspend', { 'Why?': 'Left the studio' }, 'Suspend'],
    asks: 'POST desk/staff/7/suspend/',
    body: { reason: 'Left the studio' },
  },
  'a person leaves on a day': {
    page: dialog(),
    answers: { 'desk/studio/dependents': [] },
    does: [
      'Leaves on a day',
      { 'First day without access': '2026-03-12' },
      'End access on this day',
    ],
    asks: 'POST desk/staff/7/leave/',
    body: { from: '2026-03-12' },
  },
  'a person stays': {
    page: dialog({ leaves_on: '2026-03-12' }),
    does: ['They stay'],
    asks: 'POST desk/staff/7/readmit/',
  },
  'access is given back': {
    page: dialog({ suspended_at: '2026-03-01T09:00:00Z' }),
    does: ['Give access back'],
    asks: 'POST desk/staff/7/readmit/',
  },
  'sessions of a person are ended': {
    page: dialog(),
    does: ['End 2 running sessions'],
    asks: 'POST desk/staff/7/end-sessions/',
  },
  'factors of a person are reset': {
    page: dialog(),
    does: ['Reset the second factor', 'Reset all of them'],
    asks: 'POST desk/staff/7/reset-factors/',
    shows: 'Reset.',
  },
  'a person gets another role': {
    page: <TeamPage />,
    answers: {
      'desk/staff/': twice(
        [member({ first_name: 'Fatima', last_name: 'Saeed' })],
        [member({ first_name: 'Fatima', last_name: 'Saeed', role: 'manager', locations: [] })],
      ),
    },
    async does(page) {
      await page.press(/Fatima Saeed/);
      await page.press('Manager', 'radio');
      await page.press('Save');
    },
    asks: 'PUT desk/staff/7/',
    body: { version: 3, role: 'manager', locations: [] },
    shows: 'Saved.',
  },
  'a person is added': {
    page: <TeamPage />,
    async does(page) {
      await page.press('Add a person');
      await page.write('First name', 'Rana');
      await page.write('Last name', 'Aziz');
      await page.write('Email', 'rana@limber.example');
      await page.press('Female', 'radio');
      await page.press('Manager', 'radio');
      await page.press('Add to the team');
    },
    asks: 'POST desk/staff/',
    body: expect.objectContaining({ first_name: 'Rana', role: 'manager', locations: [] }),
  },
  'the data of a person are taken as a file': {
    page: dialog(),
    does: [/^Export the data of/, { Reason: 'They asked' }, 'Download'],
    asks: 'POST desk/staff/7/export/',
    body: { reason: 'They asked' },
  },
  'a person is erased': {
    page: dialog({ left: true }),
    does: [/^Erase (?!the)/, { Reason: 'They asked' }, 'Go on', 'Erase permanently'],
    asks: 'POST desk/staff/7/erase/',
    body: { reason: 'They asked' },
  },
  'a counter is renamed': {
    page: <Counters mayChange />,
    answers: { 'service/locations/': { count: 0, next: null, previous: null, results: [] } },
    does: ['Rename Counter 1', { 'Name of the counter': 'Window' }, 'Save'],
    asks: 'PUT desk/counters/3/',
    body: { name: 'Window' },
  },
  'a counter is withdrawn': {
    page: <Counters mayChange />,
    answers: { 'service/locations/': { count: 0, next: null, previous: null, results: [] } },
    does: ['Withdraw Counter 1', 'No longer a counter'],
    asks: 'POST desk/counters/3/revoke/',
  },
  ...ofThings('service', <ServicesPage />, 'desk/studio/services', 1, [
    'Name in English',
    'Cupping',
  ]),
  ...ofThings('package', <PackagesPage />, 'desk/studio/packages', 2, ['Name in English', 'Calm']),
  ...ofThings('room', <ResourcesPage />, 'desk/studio/resources', 1, ['Order', '4']),
  ...ofThings('branch', <BranchesPage />, 'desk/studio/branches', 'A', ['Telephone', '+971 4 1']),
  ...ofThings('partner', <PartnersPage />, 'desk/studio/partners', 2, ['Percent off', '20']),
  ...ofThings('therapist', <TherapistsPage />, 'desk/studio/therapists', 1, ['Order', '4']),
  'sessions are paid online by clients who missed some, with a deposit': {
    page: <PaymentsPage />,
    async does(page) {
      await page.press('Single sessions');
      await page.choose('Where it is paid', 'Online only');
      await page.choose('Asked of', 'Clients who missed sessions');
      await page.write('From how many missed sessions on', '2');
      await page.choose('How much of it online', 'A deposit as an amount');
      await page.write(/^Deposit in/, '100');
      await page.write(/^Percent that goes back/, '50');
      await page.choose('A card on file is required from', 'New clients, before their first visit');
      await page.choose('A session cancelled late costs', 'A part in percent');
      await page.write('Percent when cancelled late', '40');
      await page.choose('A missed session costs', 'An amount');
      await page.write(/^When missed, in/, '100');
      await page.press('Save');
    },
    asks: 'PUT desk/studio/payment-terms',
    body: {
      ...{ version: 1, package_id: null, paid: 'online', asked_of: 'missed', missed_sessions: 2 },
      ...{ deposit_percent: null, deposit_amount: 100, late_back_percent: 50 },
      ...{ card_of: 'new', card_missed_sessions: null },
      ...{ late_fee_percent: 40, late_fee_amount: null },
      ...{ missed_fee_percent: null, missed_fee_amount: 100 },
    },
    shows: 'Saved.',
  },
  'spare codes are added': {
    page: <PartnersPage />,
    around: { at: '/desk/studio/partners?open=2' },
    async does(page) {
      await page.write(/^Spare codes to add/, 'LIMBER-1\n  LIMBER-2 ');
      await page.press('Add codes');
    },
    asks: 'POST desk/studio/partners/2/codes',
    body: { codes: ['LIMBER-1', 'LIMBER-2'] },
  },
  'pay is set': {
    page: <PayRatesPage />,
    around: { at: '/desk/studio/pay?open=1' },
    does: [{ 'AED an hour': '61.50' }, 'Save'],
    asks: 'POST desk/studio/pay/1',
    body: {
      ...{ version: 1, valid_from: '2026-03-05', per_hour: 61.5, share_percent: 12 },
      ...{ product_percent: 10, services: [{ id: 1, percent: 20 }] },
      tiers: { by: 'sales', apply: 'above', steps: [{ reached: 20_000, percent: 15 }] },
      products: [{ id: 1, percent: 8 }],
    },
    shows: 'Saved.',
  },
  'tips are shared from a day on, and therapists see their pay': {
    page: <PayRatesPage />,
    async does(page) {
      await page.press(/^Tips of a branch/, 'checkbox');
      await page.press('Save the rules');
    },
    asks: 'PUT desk/studio/pay-rules/',
    body: { version: 1, therapists_see: true, tips_shared: true, tips_from: '2026-03-05' },
    shows: 'Saved.',
  },
  'a rate of VAT is set': {
    page: <SettingsPage />,
    does: [{ 'VAT percent': '7.5' }, 'Set the rate'],
    asks: 'POST desk/studio/vat',
    body: { version: 1, valid_from: '2026-03-04', percent: 7.5 },
    shows: 'Saved.',
  },
  'a rate of VAT is taken back': {
    page: <SettingsPage />,
    answers: {
      'desk/studio/vat': {
        ...exampleReply('desk/studio/vat'),
        rates: [{ valid_from: '2026-04-01', percent: 7.5, set_by: 'Sara', set_at: null }],
      },
    },
    does: (page) => page.press(/^Withdraw the rate/),
    asks: 'POST desk/studio/vat/withdraw',
    body: { version: 1, valid_from: '2026-04-01' },
  },
  'services are taxed differently from a day on': {
    page: <SettingsPage />,
    async does(page) {
      await page.press('Massage', 'checkbox');
      await page.choose('Category', 'Exempt');
      await page.press('Set the category');
    },
    asks: 'POST desk/studio/tax-categories',
    body: {
      ...{ version: 1, valid_from: '2026-03-04', category: 'exempt' },
      ...{ services: [3], packages: [], products: [] },
    },
    shows: 'Saved.',
  },
  'a tax category is taken back': {
    page: <SettingsPage />,
    does: ['Withdraw Massage'],
    asks: 'POST desk/studio/tax-categories/withdraw',
    body: { version: 1, kind: 'service', id: 3, valid_from: '2026-09-01' },
  },
  'a contact, a section and a language go': {
    page: <WebsitePage />,
    async does(page) {
      await page.write('Telephone', '');
      await page.press('Remove Instagram');
      await page.press('Your hour', 'checkbox');
      await page.press('Arabic', 'checkbox');
      await page.press('Save');
    },
    first: 'POST desk/studio/website/preview',
    asks: 'PUT desk/studio/website',
    body: expect.objectContaining({
      ...{ version: 1, brand: 'Garden Wellness', phone: null, social_links: [] },
      switches: expect.objectContaining({
        sections: [
          'body-map',
          'services',
          'team',
          'equipment',
          'benefits',
          'membership',
          'branches',
        ],
        languages: ['en'],
      }),
    }),
    shows: 'Saved.',
  },
  'country and currency are set': {
    page: <CountryAndCurrencyPage />,
    answers: { 'desk/studio/place': { ...exampleReply('desk/studio/place'), fixed: false } },
    does: [{ Country: 'United Kingdom' }, 'Set country and currency'],
    asks: 'PUT desk/studio/place',
    body: expect.objectContaining({ country: 'GB', zone: 'Europe/London', currency: 'GBP' }),
  },
  'a colour is chosen': {
    page: <LookPage />,
    does: [{ 'Colour of buttons and links': '#7A1F5C' }, 'Save'],
    first: 'POST desk/studio/website/preview',
    asks: 'PUT desk/studio/look',
    body: expect.objectContaining({ version: 1, primary: '#7a1f5c', accent: null }),
    shows: 'Saved.',
  },
  'a sentence is said otherwise': {
    page: <SentencesPage />,
    does: [{ 'In Arabic': 'احجز لدى {brand}.' }, 'Save'],
    asks: 'PUT desk/studio/sentences',
    body: {
      source: 'Book your session at {brand} online.',
      ...{ own_en: 'Book at {brand}.', own_ar: 'احجز لدى {brand}.' },
      seen: { own_en: 'Book at {brand}.', own_ar: null },
    },
  },
  'a privacy policy is published from a day on': {
    page: <PoliciesPage />,
    does: [
      'Write a privacy policy',
      {
        'Text in English': '# Introduction',
        'Text in Arabic': '# مقدمة',
        'From the day': '2027-01-01',
      },
      'Publish',
    ],
    first: 'POST desk/studio/website/preview',
    asks: 'POST desk/studio/policies/privacy',
    body: { holds_from: '2027-01-01', text: { en: '# Introduction', ar: '# مقدمة' } },
  },
  'a planned version is withdrawn': {
    page: <PoliciesPage />,
    answers: { 'desk/studio/policies': [planned] },
    does: ['Withdraw Version 1', 'Withdraw this version'],
    asks: 'DELETE desk/studio/policies/privacy/1',
  },
  'settings are changed': {
    page: <SettingsPage />,
    does: [{ 'Percent off for members': '12' }, 'Save'],
    asks: 'PUT desk/studio/settings',
    body: expect.objectContaining({ version: 1, member_discount_percent: 12, cutoff_hours: 3 }),
    shows: 'Saved.',
  },
  'words are said otherwise in Arabic': {
    page: <TextsPage />,
    async does(page) {
      await page.write(/Garden Street/, 'شارع الحديقة ١');
      await page.press('Save');
    },
    asks: 'PUT desk/studio/texts',
    body: { source: 'Garden Street', seen: 'شارع الحديقة', words: 'شارع الحديقة ١' },
  },
  'a message gets other words': {
    page: <TextsPage />,
    async does(page) {
      await page.pressText('Greeting');
      await page.write('In English', 'Hi {name}, {studio} here.');
      await page.pressIn('Greeting', 'Save');
    },
    asks: 'PUT desk/studio/messages/greeting',
    body: { version: 1, words: { en: 'Hi {name}, {studio} here.', ar: expect.any(String) } },
  },
  'everything is exported': {
    page: <ExportPage />,
    answers: { 'POST desk/export/': {} },
    async does(page) {
      await page.press(/With health notes/, 'checkbox');
      await page.write(/Why they are needed/, ' An audit ');
      await page.press('Download everything');
    },
    asks: 'POST desk/export/',
    body: { health_notes: true, reason: ' An audit ' },
    shows: 'The file is among the downloads.',
  },
});

/** Changes a thing in its form beside the list, retires it, and restores it. */
function ofThings(
  name: string,
  page: ReactElement,
  path: string,
  id: number | string,
  [label, text]: readonly [label: string, text: string],
): Record<string, Verb> {
  const around = { at: `/${path}?open=${id}` };
  return {
    [`a ${name} is changed`]: {
      page,
      around,
      async does(opened) {
        await opened.write(label, text);
        await opened.press('Save');
      },
      asks: `PUT ${path}/${id}`,
      body: expect.toSatisfy((body) => body.version === 1 && JSON.stringify(body).includes(text)),
      shows: 'Saved.',
    },
    [`a ${name} is retired`]: {
      page,
      around,
      async does(opened) {
        await opened.press('Retire');
        await opened.press('Retire it now');
      },
      asks: `POST ${path}/${id}/retire`,
      body: { version: 1, retired: true },
      shows: 'Saved.',
    },
    [`a ${name} is restored`]: {
      page,
      around,
      answers: {
        [path]: exampleReply<object[]>(path).map((each) => ({ ...each, retired: true })),
      },
      does: (opened) => opened.press('Restore it'),
      asks: `POST ${path}/${id}/retire`,
      body: { version: 1, retired: false },
      shows: 'Saved.',
    },
  };
}

test('retiring takes the place of Save, says there why it was refused, and can be left', async () => {
  const page = await openPage(
    <ServicesPage />,
    { 'POST desk/studio/services/1/retire': 409 },
    { at: '/desk/studio/services?open=1' },
  );
  await page.press('Retire');
  const question = await screen.findByRole('region', { name: 'Retire' });
  expect(document.activeElement).toBe(question);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await page.press('Retire it now');
  await expect.poll(() => question.textContent).toContain('Refused with 409.');
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Retire' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retire' }));
});

test('a version is withdrawn only after its consequence was read', async () => {
  const page = await openPage(<PoliciesPage />, { 'desk/studio/policies': [planned] });
  await page.press('Withdraw Version 1');
  expect(shown()).toContain('It will not come into effect on');
  await page.press('Leave it');
  expect(shown()).not.toContain('It will not come into effect on');
  expect(page.sent().filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
});

test('a suspension needs a reason that is more than spaces', async () => {
  const page = await openPage(dialog());
  await page.press('Suspend');
  await page.write('Why?', '   ');
  const suspend = () => screen.getByRole('button', { name: 'Suspend' }).hasAttribute('disabled');
  expect(suspend()).toBe(true);
  await page.write('Why?', ' Left ');
  expect(suspend()).toBe(false);
});

test('the preview follows what is typed, and says why it cannot @SITE-01', async () => {
  const asks = 'POST desk/studio/website/preview';
  let refused = false;
  const page = await openPage(<WebsitePage />, {
    [asks]: (body: { website?: { brand: string } }) =>
      refused ? 409 : { html: `<h1>${body.website?.brand ?? 'saved'}</h1>` },
  });
  const frame = await screen.findByTitle('Preview of /');
  await expect.poll(() => frame.getAttribute('srcdoc')).toBe('<h1>saved</h1>');
  await page.write('What clients call it', 'Supple');
  await expect.poll(() => frame.getAttribute('srcdoc')).toBe('<h1>Supple</h1>');
  refused = true;
  await page.write('What clients call it', '');
  await screen.findByText('Refused with 409.');
  expect(frame.getAttribute('srcdoc')).toBe('<h1>Supple</h1>');
  refused = false;
  await page.choose('Page', '/booking');
  await expect
    .poll(() => page.sent().at(-1))
    .toMatchObject({
      body: { path: '/booking', language: 'en', website: { brand: '' } },
    });
});

test('the history of the sentences stands below them, and is read again after a change', async () => {
  const records = [exampleOf(AuditRecord, { subject: 'sentence', called: 'Book now.' })];
  const page = await openPage(<SentencesPage />, { 'desk/audit': { records, older: 0 } });
  const history = await screen.findByRole('region', { name: 'History' });
  expect(history.textContent).toContain('Book now.');
  await page.write('In Arabic', 'احجز لدى {brand}.');
  await page.press('Save');
  await expect.poll(() => page.times('desk/audit')).toBe(2);
});

test('a sentence is previewed on its page', async () => {
  const page = await openPage(<SentencesPage />);
  await page.press('Preview');
  await page.write('In English', 'Book with {brand}.');
  await expect
    .poll(() => page.sent().at(-1))
    .toMatchObject({
      call: 'POST desk/studio/website/preview',
      body: { path: '/', sentence: { own_en: 'Book with {brand}.' } },
    });
});

test('country and currency can only be read once something was booked with them', async () => {
  const place = { ...exampleReply('desk/studio/place'), fixed: true };
  await openPage(<CountryAndCurrencyPage />, { 'desk/studio/place': place });
  await screen.findByText('Asia/Dubai');
  expect(screen.getByText(/^AED/).tagName).toBe('DD');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a form shows what clients will see, with what is typed', async () => {
  const page = await openPage(<ServicesPage />, {}, { at: '/desk/studio/services?open=new' });
  await page.write('Name in English', 'Hot stones');
  await page.write('Description in English', 'Warm basalt on the back.');
  await page.write(/^Price in AED/, '415.5');
  const card = await screen.findByRole('figure');
  await expect.poll(() => card.textContent).toContain('Hot stones');
  expect(card.textContent).toContain('Warm basalt on the back.');
  expect(card.textContent).toContain('60 min415.5 AED');
  expect(card.querySelector('ul')?.inert).toBe(true);
});
