import type { Account } from '@limber/contract/accounts.ts';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { type Answers, drawnAfter, twice } from '../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../components/test-markup.tsx';

interface Held {
  /** The address, and its route pattern, if the page reads them. */
  at?: string;
  path?: string;
  /** A manager by default. */
  as?: Account['account_type'];
  /** Text shown once its calls are answered with the contract's examples. */
  shows: string;
  /** Text shown when one of its calls fails. */
  fails: Readonly<Record<string, string>>;
  /** Calls whose failure only leaves out a name or a choice. */
  without?: readonly string[];
  /** Text shown when every list in its answers is empty. */
  empty?: readonly string[];
  /** Text shown when the thing in the address does not exist, or belongs to another branch. */
  gone?: readonly [string];
  /** Text shown to a person whose calls are refused. */
  forbidden?: readonly [string];
  /** Headings, buttons and links that a manager has there and the front desk has not. */
  managersOnly?: readonly string[];
}

const aList = (path: string, shows: string, empty = 'Nothing here yet.'): Held => ({
  shows,
  fails: { [path]: 'The list could not be loaded.' },
  forbidden: ['You do not have access to this page.'],
  empty: [empty],
});
/** Loaded by the frame before it renders a page. */
const ofFrame = 'desk/sign-in/';
const oneOfMany = 'This could not be loaded.';
const gone = ['This no longer exists, or belongs to another branch.'] as const;
const session = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';
const theDay = 'The day could not be loaded.';
const theMoney = 'The money could not be loaded.';

/** Every page of the desk; a new one missing here fails the test. */
const pages: Readonly<Record<string, Held | readonly Held[]>> = {
  'clients/client/client-page': {
    ...{ at: '/desk/clients/7', path: '/desk/clients/:id', shows: 'Amina Haddad' },
    empty: ['Nothing was sold yet.', 'Nothing yet.', 'No calls or messages yet.', 'No member yet.'],
    managersOnly: [
      'Their data',
      'Goodwill',
      'Correct',
      'Grant a year',
      'Revoke',
      'Download it',
      'Erase the client',
    ],
    gone: ['This client does not exist'],
    without: ['service/locations/', 'desk/till/fees/of-client/', 'desk/api-keys'],
    fails: {
      'desk/clients/7': 'The client could not be loaded.',
      'desk/till/due/': theMoney,
      'desk/till/sales/': theMoney,
      'desk/clients/7/credit/': theMoney,
      'desk/clients/7/story': 'The timeline could not be loaded.',
      'desk/clients/7/earlier-visits': 'The earlier sessions could not be loaded.',
      'desk/clients/7/contacts': 'The contacts could not be loaded.',
      'desk/clients/7/texts': 'The messages could not be loaded.',
      'desk/memberships/': 'It could not be loaded.',
      'desk/clients/7/plans/': 'It could not be loaded.',
      'desk/clients/7/messages': 'The messages could not be loaded.',
    },
  },
  'clients/clients-page': {
    ...{ at: '/desk/clients?q=amina', shows: '1 client Amina Haddad' },
    empty: ['Nobody was found.'],
    fails: { 'desk/clients': 'The clients could not be loaded.' },
  },
  'clients/duplicates/duplicates-page': {
    shows: '1 pair The same number',
    empty: ['No likely duplicates.'],
    fails: { 'desk/duplicates': 'The list could not be loaded.' },
  },
  'clients/duplicates/merge-page': {
    ...{ at: '/desk/clients/7/merge/8', path: '/desk/clients/:id/merge/:other' },
    shows: 'Merge these clients',
    fails: {
      'desk/clients/7': 'One of the two could not be loaded.',
      'desk/clients/8': 'One of the two could not be loaded.',
    },
  },
  'day/day-page': [
    {
      ...{ at: '/desk?date=2026-03-05', shows: 'Cancelled sessions (1)' },
      empty: ['Nobody works on this day.'],
      without: ['desk/day/dues'],
      fails: { 'desk/day': theDay },
    },
    {
      at: `/desk?date=2026-03-05&session=${session}`,
      shows: 'Here 5 Mar 2026 14:02 Front Desk',
      without: ['desk/day/dues'],
      fails: {
        'desk/day': theDay,
        [`desk/day/sessions/${session}`]: 'The history could not be loaded.',
        'desk/till/due/': theMoney,
        'desk/till/sales/': theMoney,
      },
    },
  ],
  'day/day-sheet/day-sheet-page': {
    shows: '14:00–15:00 Amina Haddad',
    fails: { 'desk/day': theDay, 'desk/day/dues': theDay },
  },
  'day/free-hours/free-hours-page': {
    shows: '90 min end on 12 Mar',
    fails: { 'desk/free-hours/': 'The free hours could not be loaded.' },
    without: ['service/locations/'],
  },
  'day/own-day/own-day-page': {
    ...{ as: 'therapist', shows: 'Next 14:00–15:00 Booked Amina H.' },
    empty: ['No sessions on this day.', 'Day off'],
    fails: { 'desk/own-day': theDay },
  },
  'day/waiting/waiting-page': {
    shows: 'Amina Haddad',
    empty: ['The waiting list is empty.'],
    fails: { 'desk/waiting/': 'The waiting list could not be loaded.' },
    without: ['service/locations/'],
  },
  'entry/set-up/set-up-page': {
    shows: 'Everything that the studio needs is there.',
    fails: {
      'desk/set-up': 'The set-up could not be loaded.',
      'desk/set-up/connections': 'What the studio is connected with could not be loaded.',
    },
    without: ['desk/hours/unstaffed', 'service/locations/'],
    forbidden: ['You do not have access to this page.'],
  },
  'money/documents/document-page': {
    ...{ at: '/desk/documents/INV-A-000001', path: '/desk/documents/:number' },
    shows: 'Simplified Tax Invoice',
    fails: {
      'desk/till/documents/INV-A-000001/': 'Refused with 503.',
      [`desk/till/sales/${session}/`]: 'The sale could not be loaded.',
    },
    without: ['desk/clients/12'],
  },
  'money/documents/documents-page': {
    shows: '1 document INV-A-000001',
    empty: ['No invoices yet.'],
    fails: { 'desk/till/documents/': 'The documents could not be loaded.' },
    without: ['service/locations/'],
  },
  'money/drawer/drawer-page': {
    shows: 'Expected cash 1,875.00 AED',
    fails: {
      'desk/till/drawer/': 'The drawer could not be loaded.',
      'desk/till/drawers/': 'The days could not be loaded.',
      'desk/till/owed/': 'The amounts owed could not be loaded.',
    },
    without: ['service/locations/'],
  },
  'money/evening/evening-page': {
    shows: 'First tomorrow',
    fails: {
      'desk/day': 'The day could not be loaded.',
      'desk/till/drawers/': 'The drawer could not be loaded.',
    },
    without: ['service/locations/'],
  },
  'money/drawer/report-page': {
    ...{ at: '/desk/drawer/7?location=A', path: '/desk/drawer/:id' },
    shows: 'Together 2,750.00 AED',
    fails: { 'desk/till/drawers/7/report/': 'The report could not be loaded.' },
  },
  'money/reports/reports-page': {
    shows: '4 Mar 2026 Garden Street 2,750.00',
    fails: {
      'desk/day': 'The report could not be loaded.',
      'desk/reports/': 'The report could not be loaded.',
      'desk/reports/charts/': 'The charts could not be loaded.',
      'desk/reports/gift-cards/': 'The gift cards could not be loaded.',
      'desk/reports/promised/': 'The minutes that end could not be loaded.',
    },
  },
  'money/reports/day/report-day-page': {
    at: '/desk/reports/day?day=2026-03-04',
    shows: '2,690.00 AED · 1 session · 1 missed',
    without: ['service/locations/'],
    fails: { 'desk/reports/day/': 'The day could not be loaded.' },
    forbidden: ['You do not have access to this page.'],
  },
  'money/pay/pay-page': {
    shows: 'Noura Al Hashimi 4,800.00 160.00 −19.05 240.00 −12.00 5,168.95',
    empty: ['Nobody earned anything in this month.'],
    fails: { 'desk/pay/': 'The pay could not be loaded.' },
    forbidden: ['You do not have access to this page.'],
  },
  'money/pay/statement-page': {
    ...{ at: '/desk/pay/1?month=2026-03', path: '/desk/pay/:id' },
    shows: '45.00 an hour',
    empty: ['Nothing was earned in this month.'],
    fails: { 'desk/pay/1/': 'The statement could not be loaded.' },
    forbidden: ['You do not have access to this page.'],
  },
  'money/pay/own-pay-page': {
    ...{ as: 'therapist', at: '/desk/mine/pay?month=2026-03' },
    shows: 'Still open: these figures may change.',
    empty: ['Nothing was earned in this month.'],
    fails: { 'desk/own-pay/': 'The statement could not be loaded.' },
  },
  'money/gift-cards/gift-cards-page': {
    shows: '…VBNE Mariam Can be used',
    empty: ['No gift card is found.'],
    fails: { 'desk/gift-cards/': 'The gift cards could not be loaded.' },
    without: ['desk/studio/gift-cards', 'service/locations/'],
  },
  'money/stock/stock-page': {
    shows: 'Magnesium oil 12 left',
    empty: ['There are no products yet. A manager adds them under Studio.'],
    fails: { 'desk/till/stock/': 'The stock could not be loaded.' },
    without: ['service/locations/'],
  },
  'money/tasks/tasks-page': {
    shows: 'Answer until 13 Mar 2026',
    empty: ['No online payment needs attention.'],
    fails: {
      'desk/till/payment-tasks/': 'The tasks could not be loaded.',
      'desk/till/stock/': 'The stock could not be loaded.',
    },
    without: ['service/locations/'],
  },
  'money/till/page/till-page': {
    shows: 'Not paid yet 320.00 AED',
    empty: ['Nothing has been sold yet.'],
    fails: {
      'desk/till/owed/': 'The list could not be loaded.',
      'desk/till/day/': 'The sales could not be loaded.',
      'desk/till/stock/': 'The products could not be loaded.',
      'desk/day': 'The day could not be loaded.',
    },
    // The state of the drawer is shown where money is taken.
    without: ['desk/till/drawer/', 'desk/studio/gift-cards', 'service/locations/'],
  },
  'rota/absence-and-its-sessions-page': {
    ...{ at: '/desk/rota/away/7', path: '/desk/rota/away/:id', as: 'front_desk' },
    shows: 'Noura Al Hashimi is sick',
    gone,
    empty: ['No session is affected.'],
    fails: { 'desk/rota/time-off/7': oneOfMany },
  },
  'rota/closures/closure-page': {
    ...{ at: '/desk/closures/7', path: '/desk/closures/:id', shows: 'Eid al-Fitr' },
    gone,
    empty: ['No session is booked on it.'],
    fails: {
      'desk/closures/7': oneOfMany,
      'desk/audit': 'The history could not be loaded.',
    },
    without: ['service/locations/'],
  },
  'rota/closures/closures-page': {
    shows: 'Eid al-Fitr',
    empty: ['No upcoming closures.'],
    fails: { 'desk/closures': 'The closures could not be loaded.' },
  },
  'rota/hours/hours-page': {
    shows: 'Garden Street Change hours of Garden Street 8 Feb 2027 to 9 Mar 2027',
    managersOnly: ['Coming changes', 'Withdraw', 'Change hours of Garden Street'],
    fails: {
      'desk/hours': 'The hours could not be loaded.',
      'desk/rota': 'The hours could not be loaded.',
      'desk/hours/changes': 'The coming changes could not be loaded.',
    },
    without: ['desk/hours/unstaffed'],
  },
  'rota/rota-page': {
    shows: 'Noura Al Hashimi Garden Street',
    managersOnly: [
      ...['Time off', 'Weekly shifts', 'Copy this week', 'Plan shifts'],
      'Copy the week of Noura Al Hashimi',
      'Noura Al Hashimi, Thu 5 Mar 2026: 12:00–20:00',
    ],
    empty: ['No therapist works here yet.'],
    fails: { 'desk/rota': 'The rota could not be loaded.' },
  },
  'rota/uncovered-page': {
    ...{ at: '/desk/rota/uncovered/7/2026-03-05', path: '/desk/rota/uncovered/:id/:date' },
    shows: '1 session is without its therapist or hours:',
    gone,
    empty: ['Every session of this day is covered.'],
    fails: { 'desk/rota/therapists/7/uncovered': oneOfMany },
  },
  'studio/audit/audit-page': {
    shows: 'No matching changes.',
    empty: ['No matching changes.'],
    fails: {
      'desk/audit': 'The audit log could not be loaded.',
      'desk/staff/': 'The team could not be loaded.',
    },
    forbidden: ['You do not have access to this page.'],
  },
  'studio/branches/branches-page': aList(
    'desk/studio/branches',
    '12 Garden Street',
    'No branches yet.',
  ),
  'studio/export/export-page': { shows: 'Download everything', fails: {} },
  'studio/import/import-page': {
    shows: 'An import can be undone as a whole',
    fails: { 'desk/imports/': 'The earlier imports could not be loaded.' },
  },
  'studio/packages/packages-page': {
    ...aList('desk/studio/packages', '600 min: 2,750.00 AED', 'No packages yet.'),
    without: ['desk/reports/promised/'],
    fails: {
      'desk/studio/packages': 'The list could not be loaded.',
      'desk/studio/planned-changes': 'The coming changes could not be loaded.',
    },
  },
  'studio/partners/partners-page': aList(
    'desk/studio/partners',
    'Triforce 15%',
    'No partners yet.',
  ),
  'studio/software/software-page': {
    shows: 'Amina Haddad',
    empty: ['Nobody has a key.'],
    fails: {
      'desk/studio/software': 'The settings could not be loaded.',
      'desk/api-keys': 'The keys could not be loaded.',
      'desk/studio/webhooks': 'The webhooks could not be loaded.',
    },
  },
  'studio/payments/payments-page': {
    ...aList('desk/studio/payment-terms', 'As the client likes Everybody Deposit of 50% 0%'),
    without: ['desk/studio/packages'],
  },
  'studio/payments/gift-card-terms-page': {
    shows: 'Gift cards are sold',
    fails: {
      'desk/studio/gift-cards': 'The settings could not be loaded.',
      'desk/audit': 'The history could not be loaded.',
    },
  },
  'studio/pay-rates/pay-rates-page': {
    ...aList('desk/studio/pay', '45.00 AED 12% 5 Mar 2026', 'No rates yet.'),
    without: ['desk/studio/pay-rules/'],
  },
  'studio/products/products-page': {
    ...aList('desk/studio/products', 'Magnesium oil 95.00 AED', 'No products yet.'),
    without: ['desk/studio/planned-changes', 'service/locations/'],
  },
  'studio/resources/resources-page': {
    ...aList('desk/studio/resources', 'Treatment room 1', 'No rooms or devices yet.'),
    without: ['service/locations/'],
  },
  'studio/services/services-page': {
    ...aList('desk/studio/services', '60 min: 320.00 AED', 'No services yet.'),
    fails: {
      'desk/studio/services': 'The list could not be loaded.',
      'desk/studio/planned-changes': 'The coming changes could not be loaded.',
    },
  },
  'studio/starting-sets/starting-sets-page': {
    shows: 'What does the studio do?',
    fails: {
      'desk/studio/services': 'The services could not be loaded.',
      'desk/studio/resources': 'The services could not be loaded.',
      'service/locations/': 'The services could not be loaded.',
    },
    forbidden: ['You do not have access to this page.'],
  },
  'studio/settings/settings-page': {
    shows: 'Terms and tax number',
    fails: {
      'desk/studio/settings': 'The settings could not be loaded.',
      'desk/studio/vat': 'The settings could not be loaded.',
      'desk/studio/tax-categories': 'The settings could not be loaded.',
      'desk/audit': 'The history could not be loaded.',
    },
    forbidden: ['You do not have access to this page.'],
  },
  'studio/settings/country-and-currency-page': {
    shows: 'Set country and currency',
    fails: {
      'desk/studio/place': 'Country and currency could not be loaded.',
      'desk/audit': 'The history could not be loaded.',
    },
    forbidden: ['You do not have access to this page.'],
  },
  'studio/website/website-page': {
    shows: 'What the studio says about itself',
    fails: {
      'desk/studio/website': 'The website’s words could not be loaded.',
      'desk/studio/services': 'The website’s words could not be loaded.',
      'desk/audit': 'The history could not be loaded.',
    },
    without: ['desk/studio/website/preview'],
    forbidden: ['You do not have access to this page.'],
  },
  'studio/look/look-page': {
    shows: 'How the pages look',
    fails: {
      'desk/studio/look': 'The look could not be loaded.',
      'desk/audit': 'The history could not be loaded.',
    },
    without: ['desk/studio/website/preview'],
    forbidden: ['You do not have access to this page.'],
  },
  'studio/sentences/sentences-page': {
    shows: 'Book your session at {brand} online.',
    empty: ['No sentence contains these words.'],
    fails: {
      'desk/studio/sentences': 'The sentences could not be loaded.',
      'desk/audit': 'The history could not be loaded.',
    },
    forbidden: ['You do not have access to this page.'],
  },
  'studio/policies/policies-page': {
    shows: 'Version 1 from 1 Mar 2026 in effect',
    fails: {
      'desk/studio/policies': 'The privacy policy and the terms could not be loaded.',
      'desk/audit': 'The history could not be loaded.',
    },
    forbidden: ['You do not have access to this page.'],
  },
  'studio/studio-page': { shows: 'Treatments: lengths, prices', fails: {} },
  'studio/team/team-page': {
    shows: 'Fatima Saeed Front desk',
    empty: ['No browser is a counter yet.'],
    fails: {
      'desk/staff/': 'The team could not be loaded.',
      'desk/counters/': 'The counters could not be loaded.',
    },
    without: ['service/locations/'],
    forbidden: ['You do not have access to this page.'],
  },
  'studio/texts/texts-page': {
    shows: 'Words in Arabic',
    empty: ['No text contains these words.'],
    fails: {
      'desk/studio/texts': 'The texts could not be loaded.',
      'desk/studio/messages': 'The messages could not be loaded.',
    },
    // The texts as WhatsApp approves them stand beside the others where the studio has it.
    without: ['desk/studio/message-templates'],
    forbidden: ['You do not have access to this page.'],
  },
  'studio/therapists/therapists-page': {
    ...aList('desk/studio/therapists', 'Noura Al Hashimi', 'No therapists yet.'),
    without: ['service/locations/'],
  },
};

const files = import.meta.glob<{ default: ComponentType }>([
  './**/*-page.tsx',
  '!./frame/**',
  '!./entry/counter-page.tsx',
]);
const inFiles = Object.entries(files).map(([file, load]) => ({
  name: file.slice('./'.length, -'.tsx'.length),
  load,
}));

test('every page of the desk is tested here', () => {
  expect(inFiles.map(({ name }) => name).toSorted()).toEqual(Object.keys(pages).toSorted());
});

const cases = inFiles.flatMap(({ name, load }) =>
  [pages[name] ?? []].flat().map((held) => ({ ...held, name, load, at: held.at ?? '' })),
);

describe.each(cases)('$name $at', ({ load, shows, forbidden, ...held }) => {
  const calls = Object.keys(held.fails);
  const drawnWith = async (answers: Answers) => {
    const { default: Page } = await load();
    return drawnAfter(<Page />, answers, held);
  };
  const allBut = (path: string) => drawnWith((each) => (each === path ? 503 : exampleReply(each)));

  test('shows the answers to its calls, and sends no others', async () => {
    const asked = new Set<string>();
    const html = await drawnWith((path) => {
      if (path !== ofFrame) asked.add(path);
      return exampleReply(path);
    });
    expect(textOf(html)).toContain(shows);
    expect([...asked].toSorted()).toEqual([...calls, ...(held.without ?? [])].toSorted());
  });

  const whileAsked = calls.length > 0 ? ['its calls'] : [];
  test.each(whileAsked)('shows nothing of its answers while %s are loading', async () => {
    const html = await drawnWith({});
    const said = textOf(html);
    for (const sentence of [shows, 'could not be loaded', ...(held.empty ?? [])])
      expect(said).not.toContain(sentence);
    expect(html).not.toMatch(LIST_OF_NOTHING);
  });

  test.each(Object.entries(held.fails))('says that %s failed', async (path, sentence) => {
    const html = await allBut(path);
    expect(textOf(html)).toContain(sentence);
    expect(html).not.toMatch(LIST_OF_NOTHING);
    expect(html.includes('role="alert"')).toBe(true);
    expect(elementsOf(html, 'button').map(({ name }) => name)).toContain('Try again');
  });

  test.each(held.without ?? [])('shows the rest without %s', async (path) => {
    expect(textOf(await allBut(path))).toContain(shows);
  });

  test.each(held.empty ?? [])('says what is missing: %s', async (sentence) => {
    const html = await drawnWith((path) =>
      calls.includes(path) ? emptied(exampleReply(path)) : exampleReply(path),
    );
    expect(textOf(html)).toContain(sentence);
  });

  test.each(held.gone ?? [])('says that it is gone: %s', async (sentence) => {
    const said = textOf(await drawnWith(() => 404));
    expect(said).toContain(sentence);
    expect(said).not.toContain('could not be loaded');
  });

  test.each(forbidden ?? [])('says to others: %s', async (sentence) => {
    const said = textOf(await drawnWith(() => 403));
    expect(said).toContain(sentence);
    expect(said).not.toContain('could not be loaded');
  });

  test('waits for nothing in a studio without a branch', async () => {
    const html = await drawnWith((path) => {
      if (path === 'service/locations/') return [];
      const reply = exampleReply(path);
      return path === ofFrame ? { ...reply, locations: [] } : reply;
    });
    expect(textOf(html)).not.toContain('Loading...');
  });

  test('offers a manager what is for managers, and the front desk nothing of it', async () => {
    const { default: Page } = await load();
    const offeredTo = async (as: Account['account_type']) => {
      const html = await drawnAfter(<Page />, exampleReply, { ...held, as });
      return ['h2', 'h3', 'button', 'a'].flatMap((tag) =>
        elementsOf(html, tag).map(({ name }) => name),
      );
    };
    const [managers, frontDesk] = [await offeredTo('manager'), await offeredTo('front_desk')];
    expect(managers.filter((name) => !frontDesk.includes(name))).toEqual(held.managersOnly ?? []);
    expect(frontDesk.filter((name) => !managers.includes(name))).toEqual([]);
  });

  test('stays when its calls fail the second time', async () => {
    const said = textOf(await drawnWith((path) => twice(exampleReply(path), 503)));
    expect(said).toContain(shows);
    expect(said).not.toContain('could not be loaded');
  });
});

const LIST_OF_NOTHING = /<(ul|ol)\b[^>]*><\/\1>/;

/** The same answer with empty lists. */
function emptied(reply: object): object {
  if (Array.isArray(reply)) return [];
  const fields = Object.entries(reply).map(([name, value]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, name === 'count' || name === 'open' ? 0 : value];
  });
  return Object.fromEntries(fields);
}
