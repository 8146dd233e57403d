import type { AllPaymentTerms, PaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../components/test-markup.tsx';
import BranchesPage from './branches/branches-page.tsx';
import PackagesPage from './packages/packages-page.tsx';
import PartnersPage from './partners/partners-page.tsx';
import PayRatesPage from './pay-rates/pay-rates-page.tsx';
import PaymentsPage from './payments/payments-page.tsx';
import ResourcesPage from './resources/resources-page.tsx';
import ServicesPage from './services/services-page.tsx';
import TherapistsPage from './therapists/therapists-page.tsx';

/** Rows of a list made of its example with some fields changed. */
async function rowsOf(page: ReactElement, path: string, changes: object[]) {
  const [example] = exampleReply<object[]>(path);
  const things = changes.map((each, at) => ({ ...example, id: at + 1, ...each }));
  const html = await drawnAfter(page, besides({ [path]: things }));
  return elementsOf(html, 'tr').map(({ name }) => name);
}

test('services: lengths and prices, buffer, and therapists', async () => {
  const prices = [
    { time: 60, price: 320 },
    { time: 90, price: 1450.5 },
  ];
  expect(
    await rowsOf(<ServicesPage />, 'desk/studio/services', [
      { prices, buffer_minutes: 10, therapist_ids: [1, 2, 3] },
      { needs_skill: false, therapist_ids: [], proposed: true },
    ]),
  ).toEqual([
    'Name Lengths and prices Afterwards Therapists',
    'Massage 60 min: 320.00 AED 90 min: 1,450.50 AED 10 min 3',
    'Massage To be looked at 60 min: 320.00 AED – anyone',
  ]);
});

test('a retired service comes last and says so, and needs no review', async () => {
  const rows = await rowsOf(<ServicesPage />, 'desk/studio/services', [
    { retired: true, proposed: true, name: { en: 'Old', ar: '' } },
    { name: { en: 'Cupping', ar: '' } },
    { name: { en: 'Massage', ar: '' } },
  ]);
  expect(rows.slice(1).map((row) => row.split(' 60')[0])).toEqual([
    'Cupping',
    'Massage',
    'Old Retired',
  ]);
});

test('packages: their kind, sizes and prices', async () => {
  const sizes = [
    { id: 1, time: 600, price: 2750 },
    { id: 2, time: 1200, price: 5000 },
  ];
  expect(
    await rowsOf(<PackagesPage />, 'desk/studio/packages', [{ kind: 'shared', sizes }]),
  ).toEqual([
    'Name Kind Lengths and prices',
    'Balance Package Shared 600 min: 2,750.00 AED 1,200 min: 5,000.00 AED',
  ]);
});

test('partners: percent, category, where, and spare codes if there are codes', async () => {
  expect(
    await rowsOf(<PartnersPage />, 'desk/studio/partners', [
      {},
      { online_discount_code: null, partner_type: 'local', category: { en: '', ar: '' } },
    ]),
  ).toEqual([
    'Name Percent off Category Where Spare codes',
    'Triforce 15% Triathlon training On the spot and online 2',
    'Triforce 15% – On the spot –',
  ]);
});

test('pay: the current rate, not the next one, or that there is none yet', async () => {
  const rate = {
    share_percent: 12,
    valid_to: null,
    set_by: 'Sara',
    set_at: '2026-03-01T09:00:00Z',
  };
  const rates = [
    { ...rate, valid_from: '2026-03-06', per_hour: 60 },
    { ...rate, valid_from: '2026-03-05', per_hour: 52.5 },
    { ...rate, valid_from: '2026-01-01', per_hour: 45 },
  ];
  expect(
    await rowsOf(<PayRatesPage />, 'desk/studio/pay', [{ rates }, { rates: rates.slice(0, 1) }]),
  ).toEqual([
    'Name AED an hour Percent of sessions From the day',
    'Noura Al Hashimi 52.50 AED 12% 5 Mar 2026',
    'Noura Al Hashimi none yet – –',
  ]);
});

test('resources, therapists and branches: branch, languages and address', async () => {
  expect(await rowsOf(<ResourcesPage />, 'desk/studio/resources', [{}, { location: 'Z' }])).toEqual(
    [
      'Name Kind Branch',
      'Treatment room 1 Treatment room Garden Street',
      'Treatment room 1 Treatment room Z',
    ],
  );
  expect(
    await rowsOf(<TherapistsPage />, 'desk/studio/therapists', [
      {},
      { languages: [], books_by_phone: true },
    ]),
  ).toEqual([
    'Name Branch Languages Booking',
    'Noura Al Hashimi Garden Street Arabic, English online',
    'Noura Al Hashimi Garden Street – by telephone',
  ]);
  const rows = await rowsOf(<BranchesPage />, 'desk/studio/branches', [
    { location: 'A' },
    { location: 'B', address: { en: '', ar: '' } },
  ]);
  expect(rows.map((row) => row.split(' ').at(-1))).toEqual(['Address', 'Dhabi', '–']);
});

test('without access nothing can be added', async () => {
  const said = textOf(await drawnAfter(<ServicesPage />, { 'desk/studio/services': 403 }));
  expect(said).not.toContain('New service');
  expect(textOf(await drawnAfter(<ServicesPage />, { 'desk/studio/services': [] }))).toContain(
    'New service',
  );
});

test('the upcoming sessions of a retired therapist are listed', async () => {
  const [therapist] = exampleReply<object[]>('desk/studio/therapists');
  const opened = (retired: boolean, toCome?: number) =>
    drawnAfter(
      <TherapistsPage />,
      besides({
        'desk/studio/therapists': [{ ...therapist, id: 1, retired }],
        ...(toCome && { 'desk/rota/therapists/1/to-come': toCome }),
      }),
      { at: '/desk/studio/therapists?open=1' },
    );
  const said = textOf(await opened(true));
  expect(said).toContain(
    '1 session is still booked with them Thu 5 Mar 14:00 Amina Haddad · Massage',
  );
  expect(textOf(await opened(false))).not.toContain('still booked');
  expect(textOf(await opened(true, 503))).toContain('Their upcoming sessions could not be loaded.');
});

test('paying online: where all is paid at the studio, no column is made of dashes', async () => {
  const path = 'desk/studio/payment-terms';
  const { terms } = exampleReply<AllPaymentTerms>(path);
  const [sessions] = terms as [PaymentTerms];
  const answer = { provider: 'stripe', terms: [{ ...sessions, paid: 'studio' }] };
  const html = await drawnAfter(<PaymentsPage />, besides({ [path]: answer }));
  expect(elementsOf(html, 'tr').map(({ name }) => name)).toEqual([
    'Name Where it is paid',
    'Single sessions At the studio',
  ]);
});

test('paying online: where, of whom, how much, and what goes back', async () => {
  const path = 'desk/studio/payment-terms';
  const { terms } = exampleReply<AllPaymentTerms>(path);
  const [sessions] = terms as [PaymentTerms];
  const shown = async (provider: AllPaymentTerms['provider']) =>
    drawnAfter(
      <PaymentsPage />,
      besides({
        [path]: {
          provider,
          terms: [
            sessions,
            { ...sessions, package_id: 2, paid: 'online', asked_of: 'new', deposit_percent: null },
            { ...sessions, package_id: 4, paid: 'studio' },
          ],
        },
      }),
    );
  const html = await shown('stripe');
  expect(elementsOf(html, 'tr').map(({ name }) => name)).toEqual([
    'Name Where it is paid Asked of How much of it online Back when cancelled late',
    'Single sessions As the client likes Everybody Deposit of 50% 0%',
    'Balance Package Online only New clients The whole price 0%',
    'Package 4 At the studio – – –',
  ]);
  expect(textOf(html)).not.toContain('STRIPE_SECRET_KEY');
  const none = textOf(await shown(null));
  expect(none).toContain('Nobody takes payments online for this studio yet');
  expect(none).toMatch(/STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/);
});
