import { listTherapists } from '@limber/contract/catalogue.ts';
import {
  followTherapist,
  followTherapistByPost,
  readTherapistCard,
  unfollowTherapist,
  unfollowTherapistByDelete,
  unfollowTherapistByPost,
} from '@limber/contract/favourites.ts';
import type { Route } from '@limber/contract/route.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld } from '../../../../test/harness.ts';
import { addClient, type TestClient, therapistNamed } from '../../../../test/people.ts';

const world = await openWorld();
const amina = await addClient(world, 'Amina');
const badr = await addClient(world, 'Badr');
const omar = await therapistNamed(world, 'Omar');

async function ask(route: Route, args: { id?: number } = {}, by: TestClient | null = null) {
  const reply = await callApi(world, route, args, by ? { by } : {});
  return { status: reply.statusCode, body: reply.json() };
}

test('a therapist’s card is public @API-25', async () => {
  const { status, body } = await ask(readTherapistCard, { id: omar });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: omar,
    full_name: 'Omar Farouk',
    picture: '/media/therapist-02.webp',
    gender: 'male',
    location: 'A',
    services: expect.arrayContaining([{ id: expect.any(Number), name: 'Cupping' }]),
    followers: 0,
    following: false,
  });
});

test('the id of a client, or of nobody, answers 404 @API-25', async () => {
  for (const id of [amina.id, badr.id, 99_999]) {
    for (const route of [readTherapistCard, followTherapist]) {
      const { status, body } = await ask(route, { id }, amina);
      expect([route.path, status]).toEqual([route.path, 404]);
      expect(body).toMatchObject({
        detail: 'We do not know this therapist.',
        error: 'We do not know this therapist.',
      });
    }
  }
  const rows = await world.db.selectFrom('favourites').selectAll().execute();
  expect(rows).toEqual([]);
});

test('a therapist who left has no card any more', async () => {
  const grace = await therapistNamed(world, 'Grace');
  await world.db.updateTable('therapists').set({ active: false }).where('id', '=', grace).execute();
  expect((await ask(readTherapistCard, { id: grace })).status).toBe(404);
  expect((await ask(followTherapist, { id: grace }, amina)).status).toBe(404);
});

describe('following and unfollowing', () => {
  test.each([
    { follow: followTherapist, unfollow: unfollowTherapist },
    { follow: followTherapistByPost, unfollow: unfollowTherapistByPost },
    { follow: followTherapistByPost, unfollow: unfollowTherapistByDelete },
  ])(
    'can be called with $follow.method and $unfollow.method, also twice @API-25',
    async ({ follow, unfollow }) => {
      for (let times = 1; times <= 2; times += 1) {
        const { status, body } = await ask(follow, { id: omar }, amina);
        expect(status).toBe(200);
        expect(body).toMatchObject({ id: omar, followers: 1, following: true });
      }
      expect((await ask(readTherapistCard, { id: omar }, badr)).body).toMatchObject({
        followers: 1,
        following: false,
      });
      for (let times = 1; times <= 2; times += 1) {
        const { status, body } = await ask(unfollow, { id: omar }, amina);
        expect(status).toBe(200);
        expect(body).toMatchObject({ followers: 0, following: false });
      }
    },
  );

  test('counts every client once @API-25', async () => {
    await ask(followTherapist, { id: omar }, amina);
    expect((await ask(followTherapist, { id: omar }, badr)).body.followers).toBe(2);
  });
});

describe('the team', () => {
  const names = async (who: TestClient | null) => {
    const { body } = await ask(listTherapists, {}, who);
    return body.map((each: { full_name: string; favourite: boolean }) => [
      each.full_name.split(' ')[0],
      each.favourite,
    ]);
  };

  test('has the caller’s favourites first, in the studio’s order @API-25', async () => {
    const karim = await therapistNamed(world, 'Karim');
    await ask(followTherapist, { id: karim }, amina);
    await ask(followTherapist, { id: omar }, amina);
    await ask(unfollowTherapist, { id: omar }, badr);
    expect((await names(amina)).slice(0, 4)).toEqual([
      ['Omar', true],
      ['Karim', true],
      ['Noura', false],
      ['Daniel', false],
    ]);
    expect((await names(badr)).slice(0, 2)).toEqual([
      ['Noura', false],
      ['Omar', false],
    ]);
  });

  test('shows no favourites to a visitor or with an expired token', async () => {
    const headers = amina.headers();
    world.clock.advance(16);
    const reply = await callApi(world, listTherapists, {}, { headers });
    expect(reply.statusCode).toBe(200);
    for (const team of [await names(null)]) {
      expect(team.every(([, favourite]: [string, boolean]) => !favourite)).toBe(true);
      expect(team[0][0]).toBe('Noura');
    }
    expect(reply.json().every((each: { favourite: boolean }) => !each.favourite)).toBe(true);
  });
});
