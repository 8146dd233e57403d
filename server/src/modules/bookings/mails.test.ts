import { beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/harness.ts';
import { addClient, serviceNamed, type TestClient, therapistNamed } from '../../../test/people.ts';

let world: World;
let amina: TestClient;

beforeAll(async () => {
  world = await openWorld();
  amina = await addClient(world, 'Amina');
});

async function bookAt(date: string, time: string): Promise<string> {
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/v1/appointment/appointments/',
    headers: amina.headers(),
    payload: {
      services: [
        {
          id: await serviceNamed(world, 'Stretching'),
          name: '',
          time: 60,
          price: 0,
          type: 'service',
        },
      ],
      serviceType: 'service',
      therapist_id: await therapistNamed(world, 'Noura'),
      date,
      time,
      duration: 60,
      total_price: 320,
      location: 'A',
      total_duration: 60,
    },
  });
  expect(reply.statusCode).toBe(201);
  return reply.json().id;
}

describe('mails about a booking', () => {
  test('confirm it with all that the client needs, the policy and a calendar file', async () => {
    const id = await bookAt('2026-03-05', '14:00');
    await world.runJobs();
    expect(world.mails).toHaveLength(1);
    const [mail] = world.mails;
    expect(mail?.to).toBe('amina@client.example');
    expect(mail?.subject).toBe('Limber: Your session on 5 March 2026 at 14:00 is booked');
    for (const words of [
      'Hello Amina',
      'Stretching',
      'with Noura Al Hashimi',
      'Al Warqa Mall, Tripoli st, Dubai',
      '320 AED',
      'Please tell us at least 3 hours before your session. Otherwise the session counts as used.',
      'https://limber.example/login?next=%2Fprofile',
    ]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    const calendar = String(mail?.attachments?.[0]?.content);
    expect(calendar).toContain(`UID:${id}@limber`);
    expect(calendar).toContain('DTSTART:20260305T100000Z');
    expect(calendar).toContain('DTEND:20260305T110000Z');
  });

  test('are sent once each, however often the job runs', async () => {
    const id = await bookAt('2026-03-06', '16:00');
    const before = world.mails.length;
    await world.query(
      `select graphile_worker.add_job('confirm-booking', json_build_object('bookingId', '${id}'))`,
    );
    await world.runJobs();
    await world.query(
      `select graphile_worker.add_job('send-mail', json_build_object('eventKey', 'booking-confirmed:${id}'))`,
    );
    await world.runJobs();
    expect(world.mails.length - before).toBe(1);
  });

  test('remind of it a day and three hours before', async () => {
    await world.query('delete from graphile_worker._private_jobs');
    await bookAt('2026-03-07', '13:00');
    await world.runJobs();
    const before = world.mails.length;
    world.clock.set('2026-03-06T13:00:00+04:00');
    await world.runJobs(51 * 60);
    world.clock.set('2026-03-07T10:00:00+04:00');
    await world.runJobs(21 * 60);
    expect(world.mails.slice(before).map((mail) => mail.subject)).toEqual([
      'Limber: Your session is tomorrow',
      'Limber: Your session starts in 3 hours',
    ]);
  });

  test('do not remind of a session that was cancelled', async () => {
    const id = await bookAt('2026-03-14', '13:00');
    await world.runJobs();
    const before = world.mails.length;
    await world.query(`update bookings set status = 'cancelled' where id = '${id}'`);
    await world.runJobs(10 * 24 * 60);
    expect(world.mails.length).toBe(before);
  });

  test('forget what they said once they are sent', async () => {
    await bookAt('2026-03-13', '15:00');
    await world.runJobs();
    const { rows } = await world.query('select * from mails where body_text is not null');
    expect(rows).toEqual([]);
  });
});
