import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { postBooking, serviceRequest } from '../../../test/booking-requests.ts';
import { openPaying } from '../../../test/providers/paying-online.ts';

// What a booking and a payment cost is mostly how often they ask the database: see docs/performance.md.
const { world, amina, stripe, setTerms, goTo, read } = await openPaying();

afterEach(() => vi.restoreAllMocks());

/** The statements that the server sends meanwhile. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = sent.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  );
  sent.mockRestore();
  return texts;
}

/** Confirms a session, and returns what that asked. */
async function confirm(pay: 'studio' | 'online', time: string) {
  const request = await serviceRequest(world, { time, pay });
  let reply = { json: () => ({}) as { payment: { id: string } } };
  const statements = await asked(async () => {
    reply = await postBooking(world, amina, request);
  });
  return { statements, payment: reply.json().payment };
}

test('a session that is paid at the studio asks the database 13 times', async () => {
  await setTerms({ paid: 'either' });
  expect((await confirm('studio', '14:00')).statements).toHaveLength(13);
});

test('one that is paid online asks 56 times, and reads no names but those of its invoice', async () => {
  await setTerms({ paid: 'either' });
  // The first payment of a day makes its books.
  for (const time of ['14:00', '16:00']) {
    const { statements, payment } = await confirm('online', time);
    statements.push(...(await asked(() => goTo(payment))));
    stripe.pay(payment.id);
    statements.push(...(await asked(() => read(payment))));
    expect((await read(payment)).status).toBe('booked');
    if (time === '14:00') continue;
    expect(statements).toHaveLength(56);
    const names = statements.filter((text) => /from translations|from "translations"/.test(text));
    expect(names.filter((text) => !/source = /.test(text))).toEqual([]);
  }
});
