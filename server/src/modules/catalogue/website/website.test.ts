import { changeWebsite, readWebsite } from '@limber/contract/desk/studio/website.ts';
import { readStudio } from '@limber/contract/studio.ts';
import { newSwitches } from '@limber/contract/terms/site-pages.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld } from '../../../../test/harness.ts';
import { listenToNews } from '../../../platform/live/change-announcements.ts';
import { follow } from '../../../platform/live/follow.ts';
import { readSite } from './read-site.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);

test('what the studio says of itself is on the website at the next asking, in both languages', async () => {
  const { body: before } = await ask(readWebsite);
  const address = { en: 'Al Quoz 3, Dubai', ar: 'القوز 3، دبي' };
  const social_links = [{ name: 'TikTok', url: 'https://tiktok.com/@supple.example' }];
  const changed = { ...before, brand: ' Supple ', address, phone: null, social_links };
  const { status, body } = await ask(changeWebsite, changed);
  expect([status, body]).toEqual([
    200,
    { ...changed, brand: 'Supple', version: before.version + 1 },
  ]);
  expect((await ask(readStudio)).body).toMatchObject({
    ...{ brand: 'Supple', address: address.en, phone: null, social_links },
  });
  const url = '/api/v1/service/studio/';
  const arabic = await world.app.inject({ url, headers: { 'accept-language': 'ar' } });
  expect(arabic.json().address).toBe(address.ar);
  expect((await historyOf('website'))[0]).toMatchObject({
    action: 'changed',
    became: {
      ...{ brand: 'Supple', address: address.en, address_ar: address.ar },
      social_links: 'TikTok https://tiktok.com/@supple.example',
    },
  });
  expect((await ask(changeWebsite, changed)).status).toBe(409);
});

test.each([
  [{ chat_number: '+971 4' }, 'chat_number'],
  [{ brand: ' ' }, 'brand'],
  [{ email: 'nobody' }, 'email'],
  [{ country: 'Emirates' }, 'country'],
  [{ since: 3000 }, 'since'],
  [{ tagline: { en: 'Only English', ar: '' } }, 'tagline.ar'],
  [{ social_links: [{ name: 'X', url: 'javascript:alert(1)' }] }, 'social_links.0.url'],
])('%j is refused', async (changes, field) => {
  const { body: before } = await ask(readWebsite);
  const { status, body } = await ask(changeWebsite, { ...before, ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test.each([{ languages: [] }, { languages: ['fr'] }, { sections: ['cinema'] }])(
  'the switches %j are refused',
  async (switches) => {
    const { body: before } = await ask(readWebsite);
    const wrong = { ...before, switches: { ...before.switches, ...switches } };
    expect((await ask(changeWebsite, wrong)).status).toBe(400);
  },
);

test('pages are drawn from what holds now, in every process and on the next day', async () => {
  const news = await listenToNews(world.databaseUrl);
  let day = '2026-03-04';
  const now = () => new Date(`${day}T10:00:00+04:00`);
  const site = await follow(
    () => readSite(world.db, now()),
    news,
    () => day,
  );
  expect(site().site.strip.map(({ name }) => name)).toEqual([
    'Red-Light Therapy',
    'Compression',
    'Stretching',
    'Sport Massage',
    'PNF Stretching',
    'Dynamic Stretching',
  ]);
  expect(site().site.branches.map(({ name }) => name)).toEqual(['Al Warqa', 'Al Mizhar']);
  const { body: before } = await ask(readWebsite);
  const [first, second] = before.switches.strip;
  const switches = { ...newSwitches, sections: ['team', 'hour'], strip: [second, first] };
  await ask(changeWebsite, { ...before, brand: 'Bendy', switches });
  await expect.poll(() => site().site.studio.brand).toBe('Bendy');
  expect(site().site.strip.map(({ id }) => id)).toEqual([second, first]);
  expect(site().site.switches.sections).toEqual(['team', 'hour']);
  await world.query(
    `insert into closures (name, title, greeting_ar, starts_on, ends_on)
     values ('Eid', 'Eid', '', '2026-03-04', '2026-03-04')`,
  );
  day = '2026-03-05';
  site();
  await expect.poll(() => site().closures.map(({ name }) => name)).not.toContain('Eid');
  await news.stop();
});
