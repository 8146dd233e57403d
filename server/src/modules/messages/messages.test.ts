import { cancelAppointment } from '@limber/contract/appointments.ts';
import { changeMessage, listMessageTemplates } from '@limber/contract/desk/studio/messages.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { actorOf } from '../../../test/people.ts';
import { NUMBER, openTelling } from '../../../test/providers/telling.ts';

const studio = await openTelling();
const { world, amina, badr, book, whatsApp, tell, history, wait } = studio;
const subjects = () => world.mails.map(({ subject, to }) => [subject, to]);
const CONFIRMED = 'Limber: Your session on 5 March 2026 at 14:00 is booked';

test('a confirmation goes by the wished channel alone, with what the mail says of its terms', async () => {
  await book();
  await world.runJobs();
  expect(whatsApp.taken).toHaveLength(1);
  expect(whatsApp.last()).toMatchObject({
    ...{ to: NUMBER, template: 'session_booked_v1', language: 'en' },
    values: [
      ...['Amina', 'Limber', 'Stretching', '5 March 2026', '14:00'],
      ...[expect.any(String), expect.stringMatching(/^Noura/)],
      expect.stringMatching(/^Please tell us at least 3 hours before your session/),
    ],
  });
  expect(subjects()).toEqual([]);
  expect(await history()).toEqual([['whatsapp', 'sent', null]]);
});

test('who was not asked gets mails, and who has no address is told by telephone', async () => {
  await studio.wants(null);
  await book();
  await world.runJobs();
  expect(subjects()).toEqual([[CONFIRMED, amina.email]]);
  expect(whatsApp.taken).toEqual([]);
  await studio.wants(null, badr, '+971507777777');
  await world.query(`update accounts set email = null where id = ${badr.id}`);
  await book({ time: '16:00' }, badr);
  await world.runJobs();
  expect(whatsApp.taken.map(({ to }) => to)).toEqual(['+971507777777']);
  await world.query(`update accounts set email = '${badr.email}' where id = ${badr.id}`);
});

test('A number without WhatsApp gets the mail, once, and the client’s page says why @TOLD-02', async () => {
  await book();
  await world.runJobs();
  const failed = { status: 'failed', of: whatsApp.last(), code: 131026 } as const;
  expect(await tell([failed])).toBe(204);
  expect(await tell([failed])).toBe(204);
  await world.runJobs();
  expect(subjects()).toEqual([[CONFIRMED, amina.email]]);
  expect(whatsApp.taken).toHaveLength(1);
  expect(await history()).toEqual([
    ['mail', 'sent', null],
    ['whatsapp', 'failed', 'unreachable'],
  ]);
});

test('a text that is not approved goes by mail, and the page says so', async () => {
  await studio.approve(false);
  await book();
  await world.runJobs();
  expect(subjects()).toEqual([[CONFIRMED, amina.email]]);
  expect(whatsApp.calls()).toBe(0);
  expect(await history()).toEqual(
    expect.arrayContaining([
      ['mail', 'sent', null],
      ['whatsapp', 'failed', 'template'],
    ]),
  );
});

test('WhatsApp tells that a text is approved, paused and approved again', async () => {
  await world.query('truncate message_templates');
  const about = { template: 'session_booked_v1', language: 'en' };
  await tell([{ ...about, event: 'APPROVED' }]);
  world.clock.advance(1);
  await tell([{ ...about, event: 'PAUSED' }]);
  // Told late: it was so before.
  const earlier = new Date(world.clock.now().getTime() - 30_000);
  await tell([{ ...about, event: 'PENDING' }], { at: earlier });
  const stateOf = async () => (await world.query('select state from message_templates')).rows;
  expect(await stateOf()).toEqual([{ state: 'paused' }]);
  await tell([{ ...about, event: 'APPROVED' }]);
  expect(await stateOf()).toEqual([{ state: 'approved' }]);
  await book();
  await world.runJobs();
  expect(whatsApp.taken).toHaveLength(1);
});

test('the texts are exported for approval, with samples, a preview and how each stands', async () => {
  const { accountId } = await actorOf(world, 'manager');
  const manager = { headers: () => world.bearer(accountId, 'manager') };
  const all = (await callApi(world, listMessageTemplates, {}, { by: manager })).json();
  expect(all).toHaveLength(16);
  const reminder = all.find(
    (each: { name: string; language: string }) =>
      each.name === 'session_reminder_v1' && each.language === 'en',
  );
  expect(reminder).toMatchObject({
    ...{ kind: 'session_reminder', category: 'UTILITY', state: 'approved' },
    text: expect.stringMatching(
      /^Hello \{\{1\}\}, a reminder of your session at \{\{2\}\}: \{\{3\}\} on \{\{4\}\}/,
    ),
    preview: expect.stringContaining('Hello Amina, a reminder of your session at Garden Wellness'),
    buttons: [
      { title: 'I’m coming', opens: null },
      { title: 'I can’t: cancel or move', opens: expect.stringContaining('/login?next=') },
    ],
  });
  expect(reminder.samples).toHaveLength(8);
  await tell([{ template: 'session_reminder_v1', language: 'en', event: 'REJECTED' }]);
  const after = (await callApi(world, listMessageTemplates, {}, { by: manager })).json();
  expect(after.map((each: { state: string }) => each.state)).toContain('rejected');
  for (const { samples } of all) expect(samples.join()).not.toMatch(/[a-z]+_[a-z]+/);
});

test('other words of the studio are another text, which has to be approved too', async () => {
  const { accountId } = await actorOf(world, 'manager');
  const manager = { headers: () => world.bearer(accountId, 'manager') };
  const places = '{name} {studio} {service} {day} {time} {branch} {therapist} {terms}';
  const words = { en: `Dear ${places} Bye`, ar: `عزيزنا ${places} وداعاً` };
  const changed = { kind: 'session_booked', version: 1, words };
  expect((await callApi(world, changeMessage, changed, { by: manager })).statusCode).toBe(200);
  await book();
  await world.runJobs();
  expect(await history()).toEqual(expect.arrayContaining([['whatsapp', 'failed', 'template']]));
  await tell([{ template: 'session_booked_v2', language: 'en', event: 'APPROVED' }]);
  await book({ time: '16:00' }, amina);
  await world.runJobs();
  expect(whatsApp.last().template).toBe('session_booked_v2');
  await world.query('truncate message_texts');
});

test.each(['fails', 'is busy'] as const)(
  'a message that WhatsApp does not take because it %s is tried again, and then goes by mail',
  async (mood) => {
    whatsApp.be(mood);
    await book();
    await world.runJobs();
    expect(await history()).toEqual([['whatsapp', 'waiting', null]]);
    for (const minutes of [1, 2, 4]) await wait(minutes);
    expect(whatsApp.calls()).toBe(4);
    expect(subjects()).toEqual([]);
    await wait(8);
    expect(whatsApp.calls()).toBe(5);
    await wait(60);
    expect(subjects()).toEqual([[CONFIRMED, amina.email]]);
    expect(whatsApp.calls()).toBe(5);
    expect(await history()).toEqual([
      ['mail', 'sent', null],
      ['whatsapp', 'failed', 'limit'],
    ]);
  },
);

test('a busy provider that takes it later is told nothing twice', async () => {
  whatsApp.be('is busy');
  await book();
  await world.runJobs();
  whatsApp.be('well');
  await wait(1);
  await tell([{ status: 'delivered', of: whatsApp.last() }]);
  await wait(120);
  expect(whatsApp.taken).toHaveLength(1);
  expect(subjects()).toEqual([]);
  expect(await history()).toEqual([['whatsapp', 'delivered', null]]);
});

test.each(['resets', 'hangs', 'speaks nonsense', 'does it, then resets'] as const)(
  'a message whose answer is lost because WhatsApp %s is never sent again, and goes by mail when nobody hears of it',
  async (mood) => {
    whatsApp.be(mood);
    await book();
    await world.runJobs();
    expect(whatsApp.calls()).toBe(1);
    whatsApp.be('well');
    await wait(9);
    expect(subjects()).toEqual([]);
    await wait(1);
    expect(whatsApp.calls()).toBe(1);
    expect(subjects()).toEqual([[CONFIRMED, amina.email]]);
    expect(await history()).toEqual([
      ['mail', 'sent', null],
      ['whatsapp', 'failed', 'silent'],
    ]);
  },
);

test('a message whose answer was lost is known by its own id when it arrives', async () => {
  whatsApp.be('does it, then resets');
  await book();
  await world.runJobs();
  await tell([{ status: 'delivered', of: whatsApp.last() }]);
  await wait(120);
  expect(subjects()).toEqual([]);
  expect(await history()).toEqual([['whatsapp', 'delivered', null]]);
});

test('a message that nobody receives for an hour goes by mail too, and may still be read', async () => {
  await book();
  await world.runJobs();
  await tell([{ status: 'sent', of: whatsApp.last() }]);
  await wait(59);
  expect(subjects()).toEqual([]);
  await wait(1);
  expect(subjects()).toEqual([[CONFIRMED, amina.email]]);
  await tell([{ status: 'read', of: whatsApp.last() }]);
  await wait(1);
  expect(await history()).toEqual([
    ['mail', 'sent', null],
    ['whatsapp', 'read', null],
  ]);
});

test('news in any order, twice, late or about something unknown change nothing more', async () => {
  await book();
  await world.runJobs();
  const of = whatsApp.last();
  await tell([
    { status: 'read', of },
    { status: 'delivered', of },
    { status: 'sent', of },
  ]);
  await tell([{ status: 'failed', of, code: 131026 }]);
  await tell([{ status: 'read', of }]);
  const stranger = { ...of, id: 'wamid.unknown', ours: '00000000-0000-4000-8000-000000000000' };
  expect(await tell([{ status: 'read', of: stranger }])).toBe(204);
  expect(await tell([{ status: 'read', of: { ...stranger, ours: 'nothing' } }])).toBe(204);
  await wait(120);
  expect(subjects()).toEqual([]);
  expect(await history()).toEqual([['whatsapp', 'read', null]]);
});

test('news that are too old count no more', async () => {
  await book();
  await world.runJobs();
  const at = new Date(world.clock.now().getTime() - 9 * 86_400_000);
  expect(await tell([{ status: 'read', of: whatsApp.last() }], { at })).toBe(204);
  expect(await history()).toEqual([['whatsapp', 'sent', null]]);
});

test('forged news are refused, and those of another number pass by', async () => {
  await book();
  await world.runJobs();
  const read = [{ status: 'read', of: whatsApp.last() }] as const;
  expect(await tell(read, { secret: 'guessed' })).toBe(400);
  expect(await tell(read, { number: '1' })).toBe(204);
  const unsigned = await world.app.inject({
    ...{ method: 'POST', url: '/webhooks/whatsapp', payload: '{}' },
    headers: { 'content-type': 'application/json' },
  });
  expect(unsigned.statusCode).toBe(400);
  expect(await history()).toEqual([['whatsapp', 'sent', null]]);
});

test('WhatsApp finds us by the token that it was told', async () => {
  const greet = (token: string) =>
    world.app.inject(
      `/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=4711`,
    );
  const ours = await greet(whatsApp.account.verifyToken);
  expect([ours.statusCode, ours.body]).toEqual([200, '4711']);
  expect((await greet('guessed')).statusCode).toBe(403);
});

test('a session that is cancelled before its message is sent is not told of any more @TOLD-01', async () => {
  whatsApp.be('is busy');
  const id = await book();
  await world.runJobs();
  await callApi(world, cancelAppointment, { id }, { by: amina });
  whatsApp.be('well');
  await wait(1);
  expect(whatsApp.taken.map(({ template }) => template)).toEqual(['session_cancelled_v1']);
  expect(whatsApp.last().values.at(-1)).toBe('You owe nothing for it.');
  expect(await history()).toEqual(
    expect.arrayContaining([
      ['whatsapp', 'dropped', null],
      ['whatsapp', 'sent', null],
    ]),
  );
});

test('a reminder is told once, by the channel that works, and not after its time', async () => {
  await book();
  await world.runJobs();
  await tell([{ status: 'delivered', of: whatsApp.last() }]);
  whatsApp.forget();
  whatsApp.be('resets');
  world.clock.set('2026-03-05T11:00:00+04:00');
  await world.runJobs(25 * 60);
  expect(await history()).toContainEqual(['whatsapp', 'waiting', null]);
  whatsApp.be('well');
  await wait(30);
  expect(subjects()).toEqual([['Limber: Your session starts in 3 hours', amina.email]]);
});
