import type { OwnDay, OwnSession } from '@limber/contract/desk/day/own-day.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../../components/test-markup.tsx';
import OwnDayPage from './own-day-page.tsx';

const example = exampleReply<OwnDay>('desk/own-day');
const [session] = example.sessions;
if (!session) throw new Error('The example of an own day has no session.');
const at = (from_minute: number, changes: Partial<OwnSession> = {}): OwnSession => ({
  ...session,
  ...{ id: `at ${from_minute}`, from_minute, to_minute: from_minute + 60 },
  ...changes,
});
// It is 13:00 at the studio.
const page = (day: Partial<OwnDay>, now = '2026-03-05T09:00:00.000Z') =>
  drawnAfter(
    <OwnDayPage />,
    { 'desk/own-day': { ...example, ...day, now } },
    { as: 'therapist', now },
  );
const said = async (day: Partial<OwnDay>, now?: string) => textOf(await page(day, now));
const headings = (html: string) => elementsOf(html, 'h2').map(({ name }) => name);

test('the coming session is Next, a running one is Now, the others are later or over', async () => {
  const coming = await page({ sessions: [at(840), at(960), at(600, { status: 'completed' })] });
  expect(headings(coming)).toEqual(['Next', 'After that', 'Over']);
  const inEach = elementsOf(coming, 'section').map(({ html }) =>
    html.match(/\d\d:00–/g)?.join(' '),
  );
  expect(inEach.slice(1, 4)).toEqual(['14:00–', '16:00–', '10:00–']);
  const here = await page({ sessions: [at(765, { status: 'check_in' }), at(960)] });
  expect(headings(here)).toEqual(['Now', 'After that']);
});

test('an ended session that was not marked is asked about, and is not the next one', async () => {
  const html = await page({ sessions: [at(600)] });
  expect(headings(html)).toEqual(['Ended and not marked']);
  expect(textOf(html)).toContain('Nobody else comes on this day.');
});

test('a past day says so, and so does a day without sessions', async () => {
  expect(await said({ sessions: [at(600, { status: 'completed' })] })).toContain(
    'All sessions of this day are over.',
  );
  expect(await said({ sessions: [] })).toContain('No sessions on this day.');
});

test('a therapist sees first name and initial, first visits, notes and unpaid packages', async () => {
  const client = { first_name: 'Layla', initial: 'N', first_visit: true, health_notes: false };
  const item = await said({ sessions: [at(840, { client, package_unpaid: true })] });
  expect(item).toContain(
    '14:00–15:00 Booked Layla N. Massage · 60 min Garden Street · Massage table 1',
  );
  expect(item).toContain('Package not paid First visit');
  expect(item).not.toContain('Health notes');
});

test.each([
  ['booked', at(765), ['Check in']],
  ['here', at(765, { status: 'check_in', undoable: true }), ['Done', 'Undo']],
  ['here, by the desk', at(765, { status: 'check_in' }), ['Done']],
] as const)(
  'a therapist can take their own steps with a session that is %s',
  async (_how, each, steps) => {
    const names = elementsOf(await page({ sessions: [each] }), 'button').map(({ name }) => name);
    expect(names.filter((name) => ['Check in', 'Done', 'Undo', 'Missed'].includes(name))).toEqual(
      steps,
    );
  },
);

test('an absence stands above, with its times if it is part of the shift', async () => {
  const off = { id: 12, kind: 'holiday' as const };
  expect(await said({ off: [{ ...off, from_minute: 360, to_minute: 1800 }] })).toMatch(
    /Today On holiday Next/,
  );
  expect(await said({ off: [{ ...off, from_minute: 900, to_minute: 1200 }] })).toContain(
    'On holiday 15:00–20:00',
  );
});

test('today offers running late and sick, a past day neither', async () => {
  const ways = async (now: string) => {
    const names = elementsOf(await page({}, now), 'button').map(({ name }) => name);
    return names.filter((name) => name.startsWith('I '));
  };
  expect(await ways('2026-03-05T09:00:00.000Z')).toEqual(['I am running late', 'I am sick']);
  expect(await ways('2026-03-07T09:00:00.000Z')).toEqual([]);
});

test("tips are shown as amounts, the day's before the month's", async () => {
  expect(await said({ tips: { day: 20.5, month: 1240, shared: false } })).toContain(
    'Tips of the day: 20.50 AED of the month: 1,240.00 AED',
  );
  expect(await said({ tips: { day: 20.5, month: 1240, shared: true } })).toContain(
    'Your part of the tips of the day: 20.50 AED',
  );
});
