import { describe, expect, test } from 'vitest';
import { therapistNamed } from '../../../../test/people.ts';
import { openPlans } from '../../../../test/providers/plans.ts';

const studio = await openPlans();
const { world, amina, until, months, buyPlan, change, payNow, plan, setTerms, setProduct } = studio;

const omar = await therapistNamed(world, 'Omar');

/** A session of an hour after the month that is paid, to be paid at the studio. */
const bookBeyond = async (date: string, time = '16:00') => {
  await setTerms({ paid: 'studio' });
  const reply = await studio.tryToBook({ date, time, therapist_id: omar });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id as string;
};

/** What pays for sessions: the number of the month of the plan, or their price in AED. */
const paidBy = async (...ids: string[]) => {
  const { rows } = await world.query<{ id: string; month: number | null; minor: number }>(`
    select b.id, b.price_fils as minor, (
      select count(*)::int from owned_packages p
      where p.owner_id = ${amina.id} and p.id <= b.package_id
    ) as month from bookings b`);
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    return row?.month ? `month ${row.month}` : (row?.minor ?? 0) / 100;
  });
};
const left = async () => (await months()).map((month) => month.left);
const mailed = (title: string) =>
  world.mails.find(({ subject }) => subject.includes(title))?.text.replaceAll(/\s+/g, ' ') ?? '';

describe('a session booked beyond the month of a plan that is paid @PLAN-06', () => {
  test('stands at its price, and the plan pays for it once its month is paid', async () => {
    await buyPlan();
    const march = await bookBeyond('2026-03-05');
    const april = await bookBeyond('2026-04-02');
    expect(await paidBy(march, april)).toEqual([320, 320]);
    await until('2026-02-21T09:00');
    expect(mailed('renews on 28 February')).toContain(
      'You have booked 2 sessions after the month that is paid. The plan pays for what it covers once the month of that session is paid; until then it stands at its price.',
    );
    await until('2026-02-28T09:00');
    expect(await paidBy(march, april)).toEqual(['month 2', 320]);
    expect(await left()).toEqual([0, 180]);
    expect(mailed('is renewed')).toContain(
      'It now pays for 1 session that you had booked in this month.',
    );
    await until('2026-03-24T09:00', '2026-03-31T09:00');
    expect(await paidBy(march, april)).toEqual(['month 2', 'month 3']);
  });

  test('keeps its price where the minutes do not reach, the latest first', async () => {
    await buyPlan();
    const days = ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-11', '2026-03-12'];
    const booked: string[] = [];
    for (const day of days.toReversed()) booked.unshift(await bookBeyond(day));
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    const four = Array.from({ length: 4 }, () => 'month 2');
    expect(await paidBy(...booked)).toEqual([...four, 320]);
    expect(await left()).toEqual([0, 0]);
  });

  test('that was paid online stays paid', async () => {
    await buyPlan();
    const payment = await studio.ask({ date: '2026-03-05', time: '14:00', therapist_id: omar });
    await studio.pay(payment);
    const { appointment_id: id } = await studio.read(payment);
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    expect(await paidBy(id)).toEqual([320]);
    expect(await left()).toEqual([0, 240]);
  });

  test('stays at its price when the plan is stopped, and its client is told', async () => {
    await buyPlan();
    const march = await bookBeyond('2026-03-05');
    await change('stop');
    await world.runJobs();
    expect(mailed('ends on')).toContain(
      'You have booked 1 session after the month that is paid. They stay, at their price, and can be cancelled as any other.',
    );
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    expect(await paidBy(march)).toEqual([320]);
  });

  test('stays at its price in a pause, and the month after the pause pays for its own', async () => {
    await buyPlan();
    const [inPause, after] = [await bookBeyond('2026-03-05'), await bookBeyond('2026-04-02')];
    await change('pause', '2026-03-31');
    await world.runJobs();
    expect(mailed('is paused')).toContain('They stay, at their price');
    await until('2026-03-24T09:00', '2026-03-31T09:00');
    expect(await paidBy(inPause, after)).toEqual([320, 'month 2']);
  });

  test.each(['wait', 'go_on'])(
    'waits for a card that fails to be paid after all (%s)',
    async (so) => {
      await setProduct(`while_failing = '${so}'`);
      await buyPlan('declines');
      const march = await bookBeyond('2026-03-12');
      await until('2026-02-21T09:00', '2026-02-28T09:00');
      expect(await paidBy(march)).toEqual([320]);
      expect(mailed('payment for your plan')).toContain('once the month of that session is paid');
      await payNow();
      await plan();
      expect(await paidBy(march)).toEqual(['month 2']);
    },
  );

  test('stays at its price when the plan ends unpaid', async () => {
    await buyPlan('declines');
    const march = await bookBeyond('2026-03-12');
    await until('2026-02-21T09:00', '2026-02-28T09:00', '2026-03-03T09:00', '2026-03-06T09:00');
    expect(await paidBy(march)).toEqual([320]);
    expect(mailed('has ended')).toContain('They stay, at their price');
  });
});
