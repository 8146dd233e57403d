import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { TEST_URL } from '../../../../test/harness.ts';
import { actorOf } from '../../../../test/people.ts';
import { openBoards, toldOfDay, within } from '../../../../test/processes/open-boards.ts';
import { openTelling } from '../../../../test/providers/telling.ts';

const studio = await openTelling();
const { world, amina, desk, book, whatsApp, tell, history } = studio;
const { listen } = openBoards(world, await actorOf(world, 'front_desk'));
const DAY = '2026-03-05';

/** Whether the board says that the client comes, by the id of the session. */
async function coming(id: string): Promise<boolean | undefined> {
  const { bookings } = (await callApi(world, readDay, { date: DAY }, { by: desk })).json();
  return bookings.find((each: { id: string }) => each.id === id)?.coming;
}

/** Books the hour and lets the first reminder go out. */
async function remind(): Promise<string> {
  const id = await book();
  await world.runJobs();
  await tell(whatsApp.taken.map((of) => ({ status: 'delivered', of })));
  world.clock.set('2026-03-04T14:00:00+04:00');
  await world.runJobs(4 * 60);
  return id;
}

test('A reminder goes by WhatsApp, is read, and "I\'m coming" stands on the open board in under two seconds @TOLD-04', async () => {
  const id = await remind();
  const reminder = whatsApp.last();
  expect(reminder.template).toBe('session_reminder_v1');
  await tell([
    { status: 'delivered', of: reminder },
    { status: 'read', of: reminder },
  ]);
  expect((await history())[0]).toEqual(['whatsapp', 'read', null]);
  expect(await coming(id)).toBe(false);
  const [pressed = ''] = reminder.buttons;
  const board = await listen('?location=A');
  expect(await board()).toBe('event: open\ndata: {}');
  await within(2_000, async () => {
    await tell([{ pressed, of: reminder }]);
    expect(await board()).toBe(toldOfDay(DAY));
    // What the board asks for when it hears that.
    expect(await coming(id)).toBe(true);
  });
  expect(world.mails).toEqual([]);
});

test('an answer to a session that was moved since, or by a button of somebody else, marks nothing', async () => {
  const id = await remind();
  const reminder = whatsApp.last();
  const moved = { id, date: DAY, time: '17:00' };
  expect((await callApi(world, rescheduleAppointment, moved, { by: amina })).statusCode).toBe(200);
  const [pressed = ''] = reminder.buttons;
  await tell([{ pressed, of: reminder }]);
  await tell([{ pressed: `${crypto.randomUUID()} coming`, of: reminder }]);
  await tell([{ pressed: 'nonsense', of: reminder }]);
  expect(await coming(id)).toBe(false);
});

test('who has said that they come and moves the session has not said it of the new time', async () => {
  const id = await remind();
  const [pressed = ''] = whatsApp.last().buttons;
  await tell([{ pressed, of: whatsApp.last() }]);
  await callApi(world, rescheduleAppointment, { id, date: DAY, time: '17:00' }, { by: amina });
  expect(await coming(id)).toBe(false);
});

/** The address of the answer in the mail of a reminder. */
async function answerInMail(): Promise<string> {
  await studio.wants('mail');
  await remind();
  const { text } = world.mails.at(-1) ?? { text: '' };
  expect(text).toContain(`I can’t: cancel or move: ${TEST_URL}/login?next=%2Fprofile`);
  const [, url = ''] = /I’m coming: (\S+)/.exec(text) ?? [];
  return new URL(url).pathname;
}

const press = (url: string) =>
  world.app.inject({
    ...{ method: 'POST', url, payload: '' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('in a mail the answers are links; looking at them answers nothing, and pressing does', async () => {
  const url = await answerInMail();
  const page = await world.app.inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('5 March 2026, 14:00');
  expect(page.body).toContain('<button>I’m coming</button>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const { rows } = await world.query<{ id: string }>('select id from bookings');
  const id = String(rows[0]?.id);
  expect(await coming(id)).toBe(false);
  const pressed = await press(url);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, url]);
  expect(await coming(id)).toBe(true);
  const after = await world.app.inject(url);
  expect(after.body).toContain('We are expecting you.');
  expect(after.body).not.toContain('<button>');
  expect(after.body).toContain('cancel or move it');
});

test('the page of a session that is cancelled or has begun says so, and a wrong address is none', async () => {
  const url = await answerInMail();
  world.clock.set('2026-03-05T14:00:00+04:00');
  const begun = await world.app.inject(url);
  expect([begun.statusCode, begun.body]).toEqual([
    410,
    expect.stringContaining('This session has already begun.'),
  ]);
  world.clock.set('2026-03-04T14:00:00+04:00');
  const { rows } = await world.query<{ id: string }>('select id from bookings');
  await callApi(world, cancelAppointment, { id: String(rows[0]?.id) }, { by: amina });
  const cancelled = await world.app.inject(url);
  expect([cancelled.statusCode, cancelled.body]).toEqual([
    410,
    expect.stringContaining('This session was moved or cancelled since we reminded you.'),
  ]);
  expect((await press(url)).statusCode).toBe(303);
  for (const wrong of [`${url}x`, '/answer/nonsense', url.slice(0, -2)]) {
    const unknown = await world.app.inject(wrong);
    expect([unknown.statusCode, unknown.body]).toEqual([
      404,
      expect.stringContaining('This link is not one of ours'),
    ]);
  }
});
