import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, book } = await openStudio();

const ask = (id: string, payload: object, client = amina) =>
  callApi(world, rescheduleAppointment, { id, ...payload }, { by: client });

describe('after a move', () => {
  test('the mail tells both times and changes the calendar', async () => {
    const id = await book();
    await world.runJobs();
    world.mails.length = 0;
    await ask(id, { date: '2026-03-06', time: '15:30' });
    await world.runJobs();
    expect(world.mails).toEqual([]);
    await world.runJobs(2);
    const [mail] = world.mails;
    expect(mail?.subject).toBe('Limber: Your session is now on 6 March 2026 at 15:30');
    expect(mail?.text).toContain('your session of 5 March 2026 at 14:00 was moved');
    const [file] = mail?.attachments ?? [];
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(file?.content).toContain(`UID:${id}@limber`);
    expect(file?.content).toContain('SEQUENCE:1');
    expect(file?.content).toContain('DTSTART:20260306T113000Z');
  });

  test('twice in a row, one mail tells of both', async () => {
    const id = await book();
    await world.runJobs();
    world.mails.length = 0;
    await ask(id, { date: '2026-03-06', time: '15:30' });
    await ask(id, { date: '2026-03-06', time: '17:00' });
    await world.runJobs(2);
    expect(world.mails.map((mail) => mail.subject)).toEqual([
      'Limber: Your session is now on 6 March 2026 at 17:00',
    ]);
    expect(world.mails[0]?.text).toContain('your session of 5 March 2026 at 14:00 was moved');
    expect(world.mails[0]?.attachments?.[0]?.content).toContain('SEQUENCE:2');
  });

  test('and back again, there is nothing to tell', async () => {
    const id = await book();
    await world.runJobs();
    world.mails.length = 0;
    await ask(id, { date: '2026-03-06', time: '15:30' });
    await ask(id, { date: '2026-03-05', time: '14:00' });
    await world.runJobs(2);
    expect(world.mails).toEqual([]);
  });

  test('the reminders are of the new time, and none of the old', async () => {
    const id = await book({ date: '2026-03-07', time: '13:00' });
    await ask(id, { date: '2026-03-10', time: '14:00' });
    await world.runJobs(2);
    world.mails.length = 0;
    const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;
    const [start, oldTime, dayBefore, hoursBefore] = [
      '2026-03-04T10:00:00+04:00',
      '2026-03-07T12:00:00+04:00',
      '2026-03-09T14:00:00+04:00',
      '2026-03-10T11:00:00+04:00',
    ] as const;
    world.clock.set(oldTime);
    await world.runJobs(minutes(start, oldTime));
    expect(world.mails).toEqual([]);
    world.clock.set(dayBefore);
    await world.runJobs(minutes(oldTime, dayBefore));
    world.clock.set(hoursBefore);
    await world.runJobs(minutes(dayBefore, hoursBefore));
    expect(world.mails.map((mail) => mail.subject)).toEqual([
      'Limber: Your session is tomorrow',
      'Limber: Your session starts in 3 hours',
    ]);
  });

  test('to a time within 24 hours, only the later reminder is left', async () => {
    const id = await book({ date: '2026-03-07', time: '13:00' });
    await ask(id, { date: '2026-03-04', time: '16:00' });
    const { rows } = await world.query<{ key: string }>(
      "select key from graphile_worker.jobs where key like 'remind:%'",
    );
    expect(rows).toEqual([{ key: `remind:${id}:3` }]);
  });
});
