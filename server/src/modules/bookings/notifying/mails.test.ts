import { describe, expect, test } from 'vitest';
import { expectWords } from '../../../../test/mails/letters.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, book } = await openStudio();

describe('mails about a booking', () => {
  test('confirm it with all that the client needs, the policy and a calendar file', async () => {
    const id = await book({ date: '2026-03-05', time: '14:00' });
    await world.runJobs();
    expect(world.mails).toHaveLength(1);
    const [mail] = world.mails;
    expect(mail?.to).toBe('amina@client.example');
    expect(mail?.subject).toBe('Limber: Your session on 5 March 2026 at 14:00 is booked');
    expectWords(
      mail,
      'Hello Amina',
      '5 March 2026, 14:00 Dubai time',
      'Stretching',
      '60 minutes',
      'with Noura Al Hashimi',
      'Al Warqa Mall, Tripoli st, Dubai',
      '320 AED',
      'Please tell us at least 3 hours before your session. Otherwise the session counts as used.',
      'https://limber.example/login?next=%2Fprofile',
    );
    const calendar = String(mail?.attachments?.[0]?.content);
    expect(calendar).toContain(`UID:${id}@limber`);
    expect(calendar).toContain('DTSTART:20260305T100000Z');
    expect(calendar).toContain('DTEND:20260305T110000Z');
  });

  test('for a session within 3 hours say that it can no longer be cancelled free of charge', async () => {
    world.clock.set('2026-03-04T11:30:00+04:00');
    const before = world.mails.length;
    await book({ date: '2026-03-04', time: '14:00' });
    await world.runJobs();
    const [mail] = world.mails.slice(before);
    expect(mail?.text).toContain('it can no longer be cancelled or moved free of charge');
    expect(mail?.text).not.toContain('at least 3 hours before');
    // A calendar file folds its lines.
    const calendar = String(mail?.attachments?.[0]?.content).replaceAll(/\r?\n /g, '');
    expect(calendar).toContain('It can no longer be cancelled or moved free of charge.');
    expect(calendar).not.toContain('at least 3 hours before');
  });

  test('are sent once each, however often the job runs', async () => {
    const id = await book({ date: '2026-03-06', time: '16:00' });
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
    await book({ date: '2026-03-07', time: '13:00' });
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
    const [aDayBefore, threeHoursBefore] = world.mails.slice(before);
    expect(aDayBefore?.text).toContain('at least 3 hours before');
    expect(threeHoursBefore?.text).not.toContain('at least 3 hours before');
    expect(threeHoursBefore?.text).toContain('can no longer be cancelled or moved free of charge');
  });

  test('do not remind of a session that was cancelled', async () => {
    const id = await book({ date: '2026-03-14', time: '13:00' });
    await world.runJobs();
    const before = world.mails.length;
    await world.query(`update bookings set status = 'cancelled' where id = '${id}'`);
    await world.runJobs(10 * 24 * 60);
    expect(world.mails.length).toBe(before);
  });

  test('lose their text once they are sent', async () => {
    await book({ date: '2026-03-13', time: '15:00' });
    await world.runJobs();
    const { rows } = await world.query('select * from mails where sealed is not null');
    expect(rows).toEqual([]);
  });
});
