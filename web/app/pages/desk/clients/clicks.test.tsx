// @vitest-environment happy-dom
import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { expect, test } from 'vitest';
import { twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import {
  openPage,
  screen,
  shown,
  testVerbs,
  type Verb,
  within,
} from '../../../components/test-answers/test-page.tsx';
import ClientPage from './client/client-page.tsx';
import ClientsPage from './clients-page.tsx';
import DuplicatesPage from './duplicates/duplicates-page.tsx';
import MergePage from './duplicates/merge-page.tsx';

const around = { at: '/desk/clients/7', path: '/desk/clients/:id' };
const client = exampleReply<DeskClient>('desk/clients/7');
const clientWith = (changes: object) => ({ 'desk/clients/7': { ...client, ...changes } });
const owned = {
  ...{
    id: 3,
    kind: 'shared',
    name: 'Balance Package',
    active: true,
    owned: true,
    remaining_time: 390,
  },
  ...{
    total_time: 600,
    expiry_date: '2026-06-01',
    people_limit: 3,
    cap_minutes: null,
    cap_left: null,
  },
  ...{ frozen: null, included_services: [], unpaid: false },
};
const withPackages = clientWith({ packages: [owned] });

testVerbs({
  'a client is changed': {
    page: <ClientPage />,
    around,
    does: ['Change', { 'First name': 'Aminah' }, ['Change the person', 'Save']],
    asks: 'PUT desk/clients/7',
    body: { version: 1, first_name: 'Aminah' },
    shows: 'Saved.',
  },
  'a client is blocked from booking online': {
    page: <ClientPage />,
    around,
    does: [
      'Block online booking',
      { 'Why? Only the team sees it.': 'Did not come twice' },
      ['Block online booking', 'Block online booking'],
    ],
    asks: 'PUT desk/clients/7',
    body: { version: 1, blocked_reason: 'Did not come twice' },
  },
  'a blocked client may book online again': {
    page: <ClientPage />,
    around,
    answers: clientWith({ blocked_reason: 'Did not come twice' }),
    does: ['Let them book online again'],
    asks: 'PUT desk/clients/7',
    body: { version: 1, blocked_reason: null },
  },
  'a note for the team is written': {
    page: <ClientPage />,
    around,
    does: [
      'Write a note',
      { 'What the team should know': ' Rings before she comes ' },
      ['Note for the team', 'Save'],
    ],
    asks: 'PUT desk/clients/7',
    body: { version: 1, desk_note: 'Rings before she comes' },
  },
  'a note for the team is taken back': {
    page: <ClientPage />,
    around,
    answers: clientWith({ desk_note: 'Rings' }),
    async does(page) {
      await page.press('Change the note');
      await page.user.clear(screen.getByLabelText('What the team should know'));
      await page.pressIn('Note for the team', 'Save');
    },
    asks: 'PUT desk/clients/7',
    body: { version: 1, desk_note: null },
  },
  'a client is made': {
    page: <ClientsPage />,
    around: { at: '/desk/clients' },
    does: [
      'New client',
      { 'First name': 'Rana', 'Mobile number': '+971501112233' },
      ['New client', 'Save'],
    ],
    asks: 'POST desk/clients',
    body: {
      ...{ first_name: 'Rana', last_name: '', phone_number: '+971501112233', email: null },
      ...{ gender: null, language: 'en' },
    },
  },
  'a call is written down': {
    page: <ClientPage />,
    around,
    does: (page) => page.press('Call', 'link'),
    asks: 'POST desk/contacts',
    body: { client_id: 7, channel: 'phone', about: 'other' },
  },
  'what came of a call': {
    page: <ClientPage />,
    around,
    does: (page) => page.choose('Outcome', 'Not reached'),
    asks: 'PUT desk/contacts/3',
    body: { outcome: 'not_reached' },
  },
  'a link to sign in is made': {
    page: <ClientPage />,
    around,
    does: ['Make a link'],
    asks: 'POST desk/clients/7/claim-link',
  },
  'a link to sign in is withdrawn': {
    page: <ClientPage />,
    around,
    answers: clientWith({ claim_until: '2026-03-09T09:00:00.000Z' }),
    does: ['Withdraw it'],
    asks: 'DELETE desk/clients/7/claim-link',
  },
  'another address is taken off': {
    page: <ClientPage />,
    around,
    answers: clientWith({ email: 'amina@client.example', other_emails: ['old@client.example'] }),
    does: ['Remove this address', 'Remove it'],
    asks: 'DELETE desk/clients/7/address',
    body: { email: 'old@client.example' },
  },
  'the data of a client are taken as a file': {
    page: <ClientPage />,
    around,
    does: ['Download it', { Reason: 'They asked' }, 'Download'],
    asks: 'POST desk/clients/7/export',
    body: { reason: 'They asked' },
    shows: 'The file is among the downloads.',
  },
  'a client is erased': {
    page: <ClientPage />,
    around,
    does: ['Erase the client', { Reason: 'They asked' }, 'Erase permanently'],
    asks: 'POST desk/clients/7/erase',
    body: { reason: 'They asked' },
  },
  'a year of membership is granted': {
    page: <ClientPage />,
    around,
    does: ['Grant a year', { Reason: 'A winner' }, ['Grant a year of membership', 'Grant a year']],
    asks: 'POST desk/memberships/',
    body: { client_id: 7, reason: 'A winner' },
  },
  'an agreement to health notes is taken down': {
    page: <ClientPage />,
    around,
    async does(page) {
      await page.press('Record their consent');
      await page.press('The client has told me so', 'checkbox');
      await page.write('What the therapist should know', 'Left knee');
      await page.pressIn('Consent to health notes', 'Save');
    },
    asks: 'PUT desk/clients/7/health-note',
    body: {
      version: 1,
      note: 'Left knee',
      agreed: { words_version: expect.anything(), language: 'en' },
    },
    shows: 'Saved.',
  },
  'an agreement to health notes is withdrawn': {
    page: <ClientPage />,
    around,
    answers: clientWith({ health_notes: true, health_notes_agreed_at: '2026-03-01T09:00:00.000Z' }),
    does: ['They withdraw it', 'Withdraw and erase'],
    asks: 'POST desk/clients/7/health-note/withdraw',
    body: { version: 1 },
    shows: 'The consent is withdrawn',
  },
  ...ofPackage('Change the last day', 'Save', 'prolong', { expiry_date: '2026-06-15' }),
  ...ofPackage('Freeze', 'Freeze', 'freeze', { from: '2026-03-05', to: '2026-03-18' }),
  ...ofPackage('Adjust minutes', 'Adjust', 'adjust', { minutes: -30 }),
  ...ofPackage('Transfer minutes', 'Transfer minutes', 'transfer', { minutes: 30, into: 4 }),
  'a freeze of a package is ended': {
    page: <ClientPage />,
    around,
    answers: clientWith({
      packages: [{ ...owned, frozen: [{ from: '2026-03-02', to: '2026-03-18' }] }],
    }),
    does: [
      'End the freeze',
      { Reason: 'Stays at home' },
      [/^End the freeze of Balance Package/, 'End the freeze'],
    ],
    asks: 'POST desk/packages/3/unfreeze/',
    body: { from: '2026-03-02', reason: 'Stays at home' },
    shows: 'Saved.',
  },
  'two are told apart': {
    page: <DuplicatesPage />,
    does: ['Not a duplicate'],
    asks: 'POST desk/clients/7/tell-apart',
    body: { other_id: expect.any(Number) },
  },
  'two are made one': {
    page: <MergePage />,
    around: { at: '/desk/clients/7/merge/8', path: '/desk/clients/:id/merge/:other' },
    answers: { 'desk/clients/8': { ...client, id: 8 } },
    does: ['Merge these clients'],
    asks: 'POST desk/clients/7/merge',
    body: { duplicate_id: 8 },
    shows: 'They are one client now.',
  },
});

/** A change of a package, with a reason. */
function ofPackage(tool: string, does: string, call: string, body: object): Record<string, Verb> {
  return {
    [`${tool} of a package`]: {
      page: <ClientPage />,
      around,
      answers: withPackages,
      async does(page) {
        await page.press(tool);
        const { minutes } = body as { minutes?: number };
        if (minutes) await page.write(/^Minutes/, String(minutes));
        if ('into' in body) await page.write(/^Into/, '4');
        await page.write('Reason', 'Travelling');
        await page.pressIn(/Balance Package/, does);
      },
      asks: `POST desk/packages/3/${call}/`,
      body: { ...body, reason: 'Travelling' },
      shows: 'Saved.',
    },
  };
}

test('messages that failed to load are requested again', async () => {
  const path = 'desk/clients/7/texts';
  const page = await openPage(<ClientPage />, { [path]: twice(503, exampleReply(path)) }, around);
  await expect.poll(shown).toContain('The messages could not be loaded.');
  expect(screen.queryByRole('link', { name: /^WhatsApp/ })).toBeNull();
  await page.press('Try again');
  await screen.findAllByRole('link', { name: /^WhatsApp/ });
  expect(shown()).not.toContain('The messages could not be loaded.');
});

test('of two clients the first stays, until the other is chosen', async () => {
  const page = await openPage(
    <MergePage />,
    { 'desk/clients/8': { ...client, id: 8 } },
    { at: '/desk/clients/7/merge/8', path: '/desk/clients/:id/merge/:other' },
  );
  const radios = (await screen.findAllByRole('radio', {
    name: 'Keep this one',
  })) as HTMLInputElement[];
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  await page.user.click(radios[1] as HTMLElement);
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  await page.press('Merge these clients');
  await expect
    .poll(() => page.sent()[0])
    .toEqual({ call: 'POST desk/clients/8/merge', body: { duplicate_id: 7 } });
});

test('the kind of event that the timeline shows is the pressed one', async () => {
  const page = await openPage(<ClientPage />, {}, around);
  const pressed = () =>
    within(screen.getByRole('group', { name: 'Show' }))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  await screen.findByRole('group', { name: 'Show' });
  expect(pressed()).toEqual(['All']);
  await page.press('Money');
  expect(pressed()).toEqual(['Money']);
});
