// @vitest-environment happy-dom
import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { UsualSession } from '@limber/contract/desk/day/usual-session.ts';
import { expect, test } from 'vitest';
import { twice } from '../../../../components/test-answers/test-answers.tsx';
import { exampleOfCall, exampleReply } from '../../../../components/test-answers/test-example.ts';
import {
  type OpenPage,
  openPage,
  screen,
  shown,
  testVerbs,
} from '../../../../components/test-answers/test-page.tsx';
import DayPage from '../day-page.tsx';

const BOOK = 'POST desk/bookings/';
const NOTE = 'POST desk/bookings/0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11/notes/';
const at = { at: '/desk?date=2026-03-05&book=7' };
const caller = { at: '/desk?date=2026-03-05&book=new' };
const usual = exampleReply<UsualSession>('desk/clients/7/usual');
const booked = exampleOfCall('POST', 'desk/bookings/') as BookingAtDesk;
const asUsual = {
  ...{ client_id: 7, source: 'phone', services: [{ id: 1, time: 60 }], serviceType: 'mypackage' },
  ...{ user_package_id: 12, therapist_id: 1, date: '2026-03-12', time: '14:00', location: 'A' },
  total_duration: 60,
};
const refusal = (more: object) => Response.json({ detail: 'Not so.', ...more }, { status: 409 });

async function isNew(page: OpenPage) {
  await page.press('Client', 'combobox');
  await page.user.paste('Rana Aziz');
  await page.press(/^New client/, 'option');
  await page.write('Mobile', '0501112233');
  await page.press('Book');
}

testVerbs({
  'the usual session is booked': {
    page: <DayPage />,
    around: at,
    does: ['Book'],
    asks: BOOK,
    body: asUsual,
    shows: 'Booked:',
  },
  'a session is booked at its price, by a walk-in, with another therapist': {
    page: <DayPage />,
    around: at,
    does: [
      {
        'Paid by': 'Its price',
        Therapist: 'Anyone',
        Preference: 'A woman',
        'How the client asked': 'Walk-in',
        Time: '15:30',
      },
      'Book',
    ],
    asks: BOOK,
    body: {
      ...{ client_id: 7, source: 'walk_in', services: [{ id: 1, time: 60 }] },
      ...{ serviceType: 'service', therapist_id: null, therapist_gender: 'female' },
      ...{ date: '2026-03-12', time: '15:30', location: 'A', total_duration: 60 },
    },
  },
  'a new client is booked in the same call': {
    page: <DayPage />,
    around: caller,
    does: isNew,
    asks: BOOK,
    body: expect.objectContaining({
      ...{ first_name: 'Rana', last_name: 'Aziz', phone_number: '0501112233' },
      ...{ source: 'phone', serviceType: 'service', therapist_id: null, location: 'A' },
    }),
    shows: 'Booked:',
  },
  'a note is kept once the session is booked': {
    page: <DayPage />,
    around: at,
    does: [{ 'Note for the session': 'Left hip' }, 'Book'],
    first: BOOK,
    asks: NOTE,
    body: { note: 'Left hip' },
  },
});

test('a session that is booked without its note is shown as booked', async () => {
  const page = await openPage(<DayPage />, { [NOTE]: 409 }, at);
  await page.write('Note for the session', 'Left hip');
  await page.press('Book');
  await expect
    .poll(shown)
    .toContain('The session is booked; its note could not be saved. Refused with 409.');
  await expect.poll(shown).toContain('Booked:');
  const panel = () => screen.queryByRole('complementary', { name: 'New session' });
  await expect.poll(panel).toBeNull();
});

test('a time that is taken is exchanged for a free one with one press', async () => {
  const free_times = [{ date: '2026-03-13', time: '16:00' }];
  const page = await openPage(<DayPage />, { [BOOK]: twice(refusal({ free_times }), booked) }, at);
  await page.press('Book');
  await expect.poll(shown).toContain('Not so.');
  await page.press(/16:00/);
  await expect
    .poll(() => page.sent().at(-1)?.body)
    .toEqual({ ...asUsual, date: '2026-03-13', time: '16:00' });
});

test('a rule of the studio is overridden with a reason', async () => {
  const wishes = { wishes: ['outside_shift'], fields: { outside_shift: 'Outside of the shift.' } };
  const page = await openPage(<DayPage />, { [BOOK]: twice(refusal(wishes), booked) }, at);
  await page.press('Book');
  await expect.poll(shown).toContain('Outside of the shift.');
  await page.press('Agreed with the client');
  await expect
    .poll(() => page.sent().at(-1)?.body)
    .toEqual({ ...asUsual, override: { reason: 'Agreed with the client' } });
});

test('an error of a new client is shown at its field, and disappears once it is corrected', async () => {
  const fields = { phone_number: 'This is no number.' };
  const wrong = () => Response.json({ detail: 'Please check.', fields }, { status: 400 });
  const page = await openPage(<DayPage />, { [BOOK]: wrong }, caller);
  await isNew(page);
  await expect.poll(shown).toContain('This is no number.');
  const field = screen.getByLabelText('Mobile');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test('the summary says what is paid, and where it is another day than the one on screen', async () => {
  const page = await openPage(<DayPage />, {}, at);
  await expect.poll(shown).toContain('285 min left after it');
  expect(shown()).toContain('This is not the day you are looking at.');
  expect(shown()).toContain('as usual');
  await page.press(/^On .* instead$/);
  expect(shown()).not.toContain('This is not the day you are looking at.');
  expect(shown()).not.toContain('as usual');
  await page.choose('Paid by', 'Its price');
  await expect.poll(shown).toContain('320.00 AED');
});

test('a package with too few minutes is mentioned before anything is booked', async () => {
  const [pack] = usual.packages;
  await openPage(
    <DayPage />,
    { 'desk/clients/7/usual': { ...usual, packages: [{ ...pack, remaining_time: 45 }] } },
    at,
  );
  await expect.poll(shown).toContain('only 45 min left');
});

test('notes are offered only where the client has agreed to them', async () => {
  const client = { ...usual.client, agrees_to_notes: false };
  await openPage(<DayPage />, { 'desk/clients/7/usual': { ...usual, client } }, at);
  await expect.poll(shown).toContain('they have not agreed to health notes');
  expect(screen.queryByLabelText('Note for the session')).toBeNull();
});

test.each([
  ['desk/clients/7/usual', 'The client could not be loaded.'],
  ['staff/therapists-p/', 'The services could not be loaded.'],
])('a form without %s says so, and asks again', async (path, sentence) => {
  const answers = { [path]: twice(503, exampleReply(path)) };
  const page = await openPage(<DayPage />, answers, at);
  await expect.poll(shown).toContain(sentence);
  await page.press('Try again');
  expect(await screen.findByRole('button', { name: 'Book' })).toBeTruthy();
});

test('somebody else is chosen for the session', async () => {
  const page = await openPage(<DayPage />, {}, at);
  await page.press('Somebody else');
  expect(await screen.findByRole('combobox', { name: 'Client' })).toBeTruthy();
  expect(page.at()).toContain('book=new');
  await page.press('Client', 'combobox');
  await page.user.paste('Amina');
  await page.press(/Haddad/, 'option');
  await expect.poll(page.at).toContain('book=7');
});
