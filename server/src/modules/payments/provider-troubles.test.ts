import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { afterAll, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { depsOf, openLog } from '../../../test/harness.ts';
import { addClient, therapistNamed } from '../../../test/people.ts';
import { openPaying } from '../../../test/providers/paying-online.ts';
import { eventOf } from '../../../test/providers/stripe-simulator.ts';
import { build } from '../../app.ts';
import { stripeProvider } from '../../platform/card-payments/stripe.ts';

const studio = await openPaying();
const { world, badr, stripe, setTerms, ask, goTo, pay, read, tell, stored, wait } = studio;
const noura = await therapistNamed(world, 'Noura');
const zahra = await addClient(world, 'Zahra');
const { lines, logger } = openLog();
const logging = await build({
  ...depsOf(world),
  provider: stripeProvider(stripe.account),
  logger,
});
afterAll(() => logging.close());

const timesOf = async (by = badr) => {
  const asked = { therapist_id: noura, date: '2026-03-05', total_duration: 60 };
  return (await callApi(world, availableTimesForServices, asked, { by })).json() as string[];
};
const sales = () => world.db.selectFrom('payments').select('id').execute();

test('A webhook that comes twice, late, before its time, or never, changes nothing but the minute.', async () => {
  const early = await ask();
  await goTo(early);
  const page = stripe.sessionOf(early.id)?.id ?? '';
  const completed = { type: 'checkout.session.completed', objectId: page };
  expect(await tell(completed)).toEqual({ status: 204, body: '' });
  await world.runJobs();
  expect(await stored(early)).toMatchObject({ status: 'open' });
  stripe.pay(early.id);
  const twice = { ...completed, id: 'evt_twice' };
  await tell(twice);
  await tell(twice);
  await world.runJobs();
  expect(await stored(early)).toMatchObject({ status: 'booked' });
  await tell(completed);
  await world.runJobs();
  expect(await sales()).toHaveLength(1);

  const silent = await ask({ time: '16:00' });
  await pay(silent);
  await wait(1);
  expect(await stored(silent)).toMatchObject({ status: 'booked' });
  expect(await tell({ type: 'checkout.session.completed', objectId: 'cs_unknown' })).toEqual({
    status: 204,
    body: '',
  });
});

test('A forged, stale or foreign webhook is refused and logged, and nothing is learned from its answer.', async () => {
  const payment = await ask();
  await pay(payment);
  const page = stripe.sessionOf(payment.id)?.id ?? '';
  const about = (objectId: string) => ({ type: 'checkout.session.completed', objectId });
  const now = world.clock.now();
  const stale = new Date(now.getTime() - 6 * 60_000);
  const right = eventOf(about(page), now);
  const refused = [
    { ...right, body: right.body.replace('completed', 'expired') },
    { ...right, signature: '' },
    eventOf(about(page), stale),
    eventOf(about(page), now, 'whsec_foreign'),
    eventOf(about('cs_of_somebody_else'), now, 'whsec_foreign'),
  ];
  const answers = [];
  for (const { body, signature } of refused) {
    lines.length = 0;
    const {
      statusCode,
      body: said,
      headers,
    } = await logging.inject({
      ...{ method: 'POST', url: '/webhooks/stripe', payload: body },
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    const { 'x-request-id': _, date: __, ...others } = headers;
    answers.push({ statusCode, said, others });
    const warned = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warned.map(({ msg }) => msg)).toEqual([
      'news of payments refused: forged, too old, or foreign',
    ]);
    expect(lines.join('')).not.toContain(signature || page);
    expect(lines.join('')).not.toContain('cs_');
  }
  expect(answers[0]).toMatchObject({ statusCode: 400, said: '' });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  await world.runJobs();
  expect(await stored(payment)).toMatchObject({ status: 'open' });
  const { rows } = await world.query('select count(*)::int as many from provider_events');
  expect(rows).toEqual([{ many: 0 }]);
});

test('The provider answers 500, hangs, resets for ten minutes: bookings at the studio go on, and every payment ends in one truth within five minutes after.', async () => {
  const paid = await ask();
  const left = await ask({ time: '16:00' }, badr);
  await goTo(paid);
  await goTo(left);
  await wait(12);
  stripe.pay(paid.id);
  await setTerms({ paid: 'studio' });
  const bad = [
    ['fails', 4, '14:00'],
    ['hangs', 3, '16:00'],
    ['resets', 3, '18:00'],
  ] as const;
  for (const [mood, minutes, time] of bad) {
    stripe.be(mood);
    expect(await read(paid)).toMatchObject({ status: 'open' });
    await studio.book({ date: '2026-03-12', time }, zahra);
    await wait(minutes);
    expect(await stored(paid)).toMatchObject({ status: 'open' });
    expect(await stored(left)).toMatchObject({ status: 'open' });
    expect(await timesOf()).not.toContain('14:00');
  }
  stripe.be('well');
  await wait(5);
  expect(await stored(paid)).toMatchObject({ status: 'booked' });
  expect(await stored(left)).toMatchObject({ status: 'expired' });
  expect(await studio.countBookings()).toBe(4);
  expect(stripe.kept()).toBe(32_000);
  expect(await sales()).toHaveLength(1);
});

test('an answer that was lost on the way is asked for again: one page, one refund', async () => {
  const payment = await ask();
  stripe.be('does it, then resets');
  expect(await goTo(payment)).toMatchObject({ status: 503 });
  stripe.be('well');
  expect(await goTo(payment)).toMatchObject({ status: 303 });
  await pay(payment);
  await world.query('delete from holds');
  await setTerms({ paid: 'studio' });
  await studio.book({}, badr);
  await read(payment);
  stripe.be('does it, then resets');
  await world.runJobs();
  stripe.be('well');
  await world.runJobs(60);
  expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
});
