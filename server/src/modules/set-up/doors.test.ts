import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { register } from '@limber/contract/auth.ts';
import {
  closeDoors,
  openDoors,
  previewSite,
  readSetUp,
  type SetUp,
  skipStep,
} from '@limber/contract/desk/entry/set-up.ts';
import { changeWebsite, readWebsite } from '@limber/contract/desk/studio/website.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { answersBehind } from '../../../test/blocked.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { TEST_SECRET } from '../../../test/harness.ts';
import { openHolds } from '../../../test/holds.ts';
import { addClient } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { hasPreview } from '../../platform/http/preview-cookie.ts';
import { readSite } from '../catalogue/website/read-site.ts';

const { world, amina, book, tryToBook } = await openStudio();
const { tryToHold } = await openHolds(world);
const { ask, historyOf, manager } = await openManaging(world);
const now = () => world.clock.now();

const closed = () => world.query('update settings set opened_at = null');
afterEach(() =>
  world.query(`update settings set opened_at = now(), skipped_steps = '{}', brand = 'Supple',
    website_version = 2, place_version = 2`),
);

const registration = {
  ...{ email: 'new@client.example', first_name: 'Nadia', last_name: 'Saleh' },
  ...{ phone_number: '+971501234567', gender: 'female' },
} as const;
test('closed doors refuse sign-up, booking, moving and holding with a sentence, and the desk goes on @DOORS-01', async () => {
  const id = await book();
  await closed();
  const move = { id, date: '2026-03-05', time: '16:00' };
  const replies = [
    await callApi(world, register, registration),
    await tryToBook({ time: '16:00' }),
    await callApi(world, rescheduleAppointment, move, { by: amina }),
  ];
  const held = await tryToHold({}, '16:00');
  const refused = [
    ...replies.map((reply) => ({ status: reply.statusCode, body: reply.json() })),
    held,
  ];
  const sentence = 'The studio opens soon. Until then nobody can book or sign up online.';
  for (const { status, body } of refused) {
    expect([status, body.detail]).toEqual([409, sentence]);
    expect(body.in_other_languages.ar.detail).toBe(
      'يفتتح الاستوديو قريباً. لا يمكن الحجز أو التسجيل عبر الإنترنت قبل ذلك.',
    );
  }
  // What is booked can be cancelled.
  expect((await callApi(world, cancelAppointment, { id }, { by: amina })).statusCode).toBe(200);
  expect((await readSite(world.db, now())).site.open).toBe(false);
  await world.query('update settings set opened_at = now()');
  expect((await callApi(world, register, registration)).statusCode).toBe(201);
  expect((await readSite(world.db, now())).site.open).toBe(true);
});

test('the doors stay closed while something required is missing, and then open, with a record @DOORS-02', async () => {
  await closed();
  await world.query(`update settings set brand = 'Our studio'`);
  const refused = await ask(openDoors);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'The doors cannot be opened yet. Still missing: the name.',
  ]);
  await world.query(`update settings set brand = 'Supple'`);
  const { status, body } = await ask(openDoors);
  expect([status, body.opened_at]).toEqual([200, now().toISOString()]);
  expect((await ask(readSetUp)).body.opened_at).toBe(now().toISOString());
  expect((await historyOf('doors'))[0]).toMatchObject({ action: 'opened', actorId: manager });
  expect((await ask(openDoors)).body.detail).toBe('The doors are open already.');
});

test('a second manager goes on where the first has left, and opens the doors @DOORS-04', async () => {
  await closed();
  await world.query(`update settings set brand = 'Our studio'`);
  expect((await ask(skipStep, { step: 'money', skipped: true })).status).toBe(200);
  const { id: second } = await addClient(world, 'Salma');
  await world.query(`update accounts set account_type = 'manager' where id = ${second}`);
  const by = { headers: () => world.bearer(second, 'manager') };
  const goOn = async <R extends Route>(route: R, args: Tried<R> = {}) => {
    const reply = await callApi(world, route, args, { by });
    return { status: reply.statusCode, body: reply.json() };
  };
  const stateOf = (steps: SetUp['steps'], step: string) =>
    steps.find((each) => each.step === step)?.state;
  const { body: found } = await goOn(readSetUp);
  expect(found).toEqual((await ask(readSetUp)).body);
  expect([stateOf(found.steps, 'money'), stateOf(found.steps, 'name')]).toEqual([
    'skipped',
    'open',
  ]);
  // What the second enters is there for the first, and neither starts again.
  const { body: website } = await goOn(readWebsite);
  expect((await goOn(changeWebsite, { ...website, brand: 'Supple' })).status).toBe(200);
  expect(stateOf((await ask(readSetUp)).body.steps, 'name')).toBe('done');
  const opened = await goOn(openDoors);
  expect([opened.status, opened.body.opened_at]).toEqual([200, now().toISOString()]);
  expect((await historyOf('doors'))[0]).toMatchObject({ action: 'opened', actorId: second });
});

test('a manager closes the doors with a reason, which the log keeps', async () => {
  expect((await ask(closeDoors, { reason: ' ' })).status).toBe(400);
  const { status, body } = await ask(closeDoors, { reason: ' Refitting ' });
  expect([status, body.opened_at]).toEqual([200, null]);
  const { rows } = await world.query<{ reason: string }>(
    `select details ->> 'reason' as reason from audit_log where subject = 'doors' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ reason: 'Refitting' }]);
  const again = await ask(closeDoors, { reason: 'Twice' });
  expect([again.status, again.body.detail]).toEqual([409, 'The doors are closed already.']);
});

test('of two managers who open the doors at once, the second is told', async () => {
  await closed();
  const gate = sql`select from settings for update`;
  const replies = await answersBehind(world, gate, [() => ask(openDoors), () => ask(openDoors)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a step is skipped for every manager until that is taken back; a required one is not @DOORS-04', async () => {
  const stateOf = ({ steps }: SetUp) => steps.find(({ step }) => step === 'money')?.state;
  const skipped = await ask(skipStep, { step: 'money', skipped: true });
  expect([skipped.status, stateOf(skipped.body)]).toEqual([200, 'skipped']);
  expect(stateOf((await ask(readSetUp)).body)).toBe('skipped');
  expect((await historyOf('set_up'))[0]).toMatchObject({ became: { skipped: 'money' } });
  const back = await ask(skipStep, { step: 'money', skipped: false });
  expect(stateOf(back.body)).toBe('open');
  const required = await ask(skipStep, { step: 'hours', skipped: true });
  expect([required.status, required.body.detail]).toEqual([
    409,
    'The doors do not open without this step, so it cannot be skipped.',
  ]);
});

test('the preview works in the browser of a manager, for some hours @DOORS-03', async () => {
  const reply = await callApi(
    world,
    previewSite,
    {},
    {
      by: { headers: () => world.bearer(manager, 'manager') },
    },
  );
  expect(reply.statusCode).toBe(204);
  const cookie = String(reply.headers['set-cookie']);
  expect(cookie).toMatch(/^preview=.*HttpOnly.*SameSite=Strict/);
  const value = decodeURIComponent(/^preview=([^;]*)/.exec(cookie)?.[1] ?? '');
  const secret = { secret: TEST_SECRET };
  const after = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
  expect(hasPreview(secret, { preview: value }, after(11))).toBe(true);
  expect(hasPreview(secret, { preview: value }, after(12))).toBe(false);
  expect(hasPreview({ secret: 'another' }, { preview: value }, after(1))).toBe(false);
  expect(hasPreview(secret, {}, after(1))).toBe(false);
});
