import { logContact } from '@limber/contract/desk/clients/contacts.ts';
import { cancelBooking, moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import {
  addClosure,
  changeClosure,
  confirmClosure,
  listDeskClosures,
  readDeskClosure,
  withdrawClosure,
} from '@limber/contract/desk/rota/closures.ts';
import { listClosures } from '@limber/contract/studio.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, amina, badr, book, tryToBook } = await openStudio();
const { ask, historyOf, manager } = await openManaging(world);

beforeEach(async () => {
  await world.query('delete from closure_sessions; delete from contacts; delete from closures');
});

const EID = { name: 'Feast', starts_on: '2026-03-05', ends_on: '2026-03-06' };
const close = async (more: object = {}) =>
  (await ask(addClosure, { ...EID, provisional: false, ...more })).body;
const outcomesOf = async (id: number) => {
  const { body } = await ask(readDeskClosure, { id });
  return [body.open, body.hit.map((each: { outcome: string | null }) => each.outcome)];
};

test('a closure is named, announced and refused in the reader’s language', async () => {
  const words = { name_ar: 'عيد الفطر', title: 'Have a blessed feast', title_ar: 'عيد سعيد' };
  const made = await close({ ...words, greeting_ar: 'عيد مبارك' });
  expect(made.words).toEqual({
    name: { en: 'Feast', ar: 'عيد الفطر' },
    title: { en: 'Have a blessed feast', ar: 'عيد سعيد' },
  });
  const headers = { 'accept-language': 'ar' };
  const url = `/api/v1/${listClosures.path}`;
  const [told] = (await world.app.inject({ url, headers })).json();
  expect(told).toMatchObject({
    ...{ name: 'عيد الفطر', title: 'عيد سعيد', greeting_ar: 'عيد مبارك' },
  });
  const refused = await tryToBook(
    {},
    { ...amina, headers: () => ({ ...amina.headers(), ...headers }) },
  );
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'نحن مغلقون في هذا التاريخ بمناسبة عيد الفطر.',
  ]);
  // The next closure with this name keeps its Arabic wording.
  const next = await close({ starts_on: '2026-03-08', ends_on: '2026-03-08' });
  expect(next.words.name.ar).toBe('عيد الفطر');
});

test('each affected session ends with an outcome, and open ones are counted', async () => {
  const reached = await book();
  const unreached = await book({ time: '16:00' }, badr);
  const { id } = await close();
  expect(await outcomesOf(id)).toEqual([2, [null, null]]);

  const call = { client_id: badr.id, booking_id: unreached, channel: 'phone', about: 'closure' };
  await ask(logContact, { ...call, outcome: 'not_reached' } as Parameters<typeof ask>[1]);
  expect(await outcomesOf(id)).toEqual([1, [null, 'not_reached']]);
  const { body } = await ask(readDeskClosure, { id });
  expect(body.hit.map(({ tried }: { tried: string | null }) => tried)).toEqual([null, 'phone']);
  // It is still to be settled, with free alternatives.
  expect(body.hit[1].alternatives.length).toBeGreaterThan(0);

  await ask(cancelBooking, {
    ...{ id: reached, version: 1, by: 'studio', counts_as: 'returned', reason: 'Closed' },
  });
  const [free] = body.hit[1].alternatives;
  const { date, time, therapist_id } = free;
  const moved = await ask(moveBooking, { id: unreached, version: 1, date, time, therapist_id });
  expect(moved.status).toBe(200);
  expect(await outcomesOf(id)).toEqual([0, ['cancelled', 'moved']]);
  const after = await ask(readDeskClosure, { id });
  expect(after.body.hit[1]).toMatchObject({
    ...{ message: '', alternatives: [], starts_at: body.hit[1].starts_at },
    now_at: moved.body.starts_at ?? expect.any(String),
  });
});

test('a closure can be changed while it is not over, and its affected sessions are listed again', async () => {
  const early = await book();
  const late = await book({ date: '2026-03-07' }, badr);
  const { id, hit } = await close();
  expect(hit.map((each: { id: string }) => each.id)).toEqual([early]);
  const wish = { ...EID, name: 'The feast', name_ar: 'العيد', title: 'Blessed', greeting_ar: '' };
  const grown = await ask(changeClosure, { id, version: 1, ...wish, ends_on: '2026-03-07' });
  expect(grown.status).toBe(200);
  expect(grown.body).toMatchObject({ name: 'The feast', version: 2, open: 2 });
  expect(grown.body.hit.map((each: { id: string }) => each.id)).toEqual([early, late]);

  // In another branch, or another part of the day, no session is affected.
  const elsewhere = { ...wish, location: 'B', from_minute: 720, to_minute: 780 };
  const spared = await ask(changeClosure, { id, version: 2, ...elsewhere });
  expect(spared.body).toMatchObject({ location: 'B', open: 0, hit: [] });

  const older = await ask(changeClosure, { id, version: 2, ...wish });
  expect([older.status, older.body.detail]).toEqual([
    409,
    expect.stringMatching(/has just changed this/),
  ]);
  const wrong = await ask(changeClosure, { id, version: 3, ...wish, ends_on: '2026-03-04' });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['ends_on']]);
  expect((await ask(changeClosure, { id, version: 3, ...wish, location: 'Z' })).status).toBe(404);
});

test('a closure that is over or withdrawn, or its past days, cannot be changed; it is in the list of earlier ones', async () => {
  const days = { starts_on: '2026-02-20', ends_on: '2026-02-21' };
  const over = await close(days);
  const changed = await ask(changeClosure, { id: over.id, version: 1, ...EID });
  expect([changed.status, changed.body.detail]).toEqual([
    409,
    'This closure is over. Please make a new one.',
  ]);
  const taken = await close();
  expect((await ask(withdrawClosure, { id: taken.id, version: 1 })).status).toBe(200);
  expect((await ask(changeClosure, { id: taken.id, version: 2, ...EID })).status).toBe(409);
  const running = await close({ starts_on: '2026-03-01', ends_on: '2026-03-09' });
  for (const starts_on of ['2026-03-02', '2026-03-05']) {
    const moved = { id: running.id, version: 1, ...EID, starts_on };
    const { status, body } = await ask(changeClosure, moved);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['starts_on']]);
  }
  const past = { ...EID, starts_on: '2026-03-03', ends_on: '2026-03-09' };
  const coming = await close({ starts_on: '2026-03-08', ends_on: '2026-03-09' });
  const { body } = await ask(changeClosure, { id: coming.id, version: 1, ...past });
  expect(Object.keys(body.fields)).toEqual(['starts_on']);
  // It may end earlier than planned.
  const shorter = { ...EID, starts_on: '2026-03-01', ends_on: '2026-03-04' };
  expect((await ask(changeClosure, { id: running.id, version: 1, ...shorter })).status).toBe(200);

  const idsOf = async (asked: object) =>
    (await ask(listDeskClosures, asked)).body.map(({ id }: { id: number }) => id);
  expect(await idsOf({})).toEqual([running.id, coming.id]);
  expect(await idsOf({ earlier: true })).toEqual([taken.id, over.id]);
});

test('adding, changing, confirming and withdrawing a closure is recorded with the actor and the old values', async () => {
  const { id } = await close({ provisional: true, takes_bookings: true });
  await ask(changeClosure, { id, version: 1, ...EID, ends_on: '2026-03-07' });
  await ask(confirmClosure, { id, version: 2, starts_on: '2026-03-06' });
  await ask(withdrawClosure, { id, version: 3 });
  expect(await historyOf('closure', id)).toEqual([
    { action: 'withdrawn', actorId: manager, became: { state: 'withdrawn' } },
    {
      action: 'confirmed',
      actorId: manager,
      became: { starts_on: '2026-03-06', state: 'confirmed' },
    },
    { action: 'changed', actorId: manager, became: { ends_on: '2026-03-07' } },
    {
      action: 'added',
      actorId: manager,
      became: expect.objectContaining({ name: 'Feast', state: 'provisional' }),
    },
  ]);
  const { body } = await ask(readDeskClosure, { id });
  expect(body).toMatchObject({ confirmed_by: 'Sara Haddad', withdrawn_by: 'Sara Haddad' });
});

test('a closure that affects many has alternatives for the first of them, and is answered in time', async () => {
  const first = await book({ date: '2026-03-10' });
  // The same on the following days: a client may not book that many herself.
  await world.query(`
    with made as (
      insert into bookings (id, client_id, therapist_id, location_code, service_type, status, starts_at,
        ends_at, price_fils, created_at)
      select gen_random_uuid(), client_id, therapist_id, location_code, service_type, status,
        starts_at + interval '1 day' * n, ends_at + interval '1 day' * n, price_fils, created_at
      from bookings, generate_series(1, 14) n where id = '${first}' returning id
    )
    insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
    select made.id, position, service_id, service_name, lasts_minutes, price_fils from booking_lines, made
    where booking_id = '${first}'`);
  const { id, hit } = await close({ starts_on: '2026-03-10', ends_on: '2026-03-24' });
  const laterOnes = (of: { later: boolean }[]) => of.map(({ later }) => later);
  const twelve = Array.from({ length: 12 }, () => false);
  expect(laterOnes(hit)).toEqual([...twelve, true, true, true]);
  for (const { later, alternatives, message } of hit) {
    expect(message !== '').toBe(!later);
    if (later) expect(alternatives).toEqual([]);
  }
  await ask(cancelBooking, {
    ...{ id: first, version: 1, by: 'studio', counts_as: 'returned', reason: 'Closed' },
  });
  const { body } = await ask(readDeskClosure, { id });
  expect(laterOnes(body.hit)).toEqual([false, ...twelve, true, true]);
});
