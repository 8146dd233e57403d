import { listTherapists } from '@limber/contract/catalogue.ts';
import {
  changeTherapist,
  listStudioTherapists,
  retireTherapist,
  type StudioTherapist,
} from '@limber/contract/desk/studio/therapists.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { serviceNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, book, tryToBook, badr } = await openStudio();
const { manager, ask, historyOf } = await openManaging(world);
const stretching = await serviceNamed(world, 'Stretching');
const named = async (name: string): Promise<StudioTherapist> => {
  const { body } = await ask(listStudioTherapists);
  return body.find((each: StudioTherapist) => each.full_name === name);
};
/** What a form sends of a therapist that it has read. */
const formOf = ({ retired: _, full_name: __, location: ___, ...therapist }: StudioTherapist) =>
  therapist;
const team = async (): Promise<{ full_name: string; languages: string[] }[]> =>
  (await ask(listTherapists)).body;

test('what is told of a therapist is on the website at the next asking, and what they no longer offer is not booked with them', async () => {
  const noura = await named('Noura Al Hashimi');
  const { status, body } = await ask(changeTherapist, {
    ...formOf(noura),
    languages: ['ar', 'en', 'fr'],
    service_ids: noura.service_ids.filter((id) => id !== stretching),
  });
  expect([status, body.version]).toEqual([200, noura.version + 1]);
  expect(await team()).toContainEqual(
    expect.objectContaining({ full_name: 'Noura Al Hashimi', languages: ['ar', 'en', 'fr'] }),
  );
  expect((await tryToBook()).statusCode).toBeGreaterThanOrEqual(400);
  expect((await historyOf('therapist', noura.id))[0]).toMatchObject({
    action: 'changed',
    actorId: manager,
    became: { languages: 'ar, en, fr', services: expect.not.stringMatching(/^Stretching/) },
  });
  expect((await ask(changeTherapist, formOf(noura))).status).toBe(409);
  await ask(changeTherapist, { ...formOf(noura), version: body.version });
  expect((await tryToBook()).statusCode).toBe(201);
});

test('a therapist who is retired is offered to nobody new, and keeps the sessions that are booked', async () => {
  const id = await book();
  const { id: noura, version } = await named('Noura Al Hashimi');
  const { body } = await ask(retireTherapist, { id: noura, version, retired: true });
  expect(body.retired).toBe(true);
  expect((await team()).map(({ full_name }) => full_name)).not.toContain('Noura Al Hashimi');
  expect((await tryToBook({ time: '16:00' }, badr)).statusCode).toBeGreaterThanOrEqual(400);
  const { rows } = await world.query(`select status from bookings where id = '${id}'`);
  expect(rows).toEqual([{ status: 'booked' }]);
  await ask(retireTherapist, { id: noura, version: version + 1, retired: false });
  expect((await tryToBook({ time: '16:00' }, badr)).statusCode).toBe(201);
});

test.each([
  [{ languages: ['English'] }, 'languages.0'],
  [{ service_ids: [2_000_000] }, 'service_ids'],
  [{ photo: 'javascript:alert(1)' }, 'photo'],
  [{ name_ar: ' ' }, 'name_ar'],
])('%j is refused', async (changes, field) => {
  const seen = await named('Noura Al Hashimi');
  const { status, body } = await ask(changeTherapist, { ...formOf(seen), ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
