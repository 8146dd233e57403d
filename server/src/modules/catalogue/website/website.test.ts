import { changeWebsite, readWebsite } from '@limber/contract/desk/studio/website.ts';
import { readLook } from '@limber/contract/desk/website/look.ts';
import { listStudioPolicies, type StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import { type PagePreview, previewPage } from '@limber/contract/desk/website/preview.ts';
import { readStudio } from '@limber/contract/studio.ts';
import { newSwitches, type SiteSwitches } from '@limber/contract/terms/site-pages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { callApi } from '../../../../test/call-api.ts';
import { depsOf, openWorld, type World } from '../../../../test/harness.ts';
import { memberOf } from '../../../../test/people.ts';
import { build } from '../../../app.ts';
import { listenToNews } from '../../../platform/live/change-announcements.ts';
import { valueUntilChanged } from '../../../platform/live/value-until-changed.ts';
import { productSentences } from '../sentences/product-sentences.ts';
import { readSite, type SiteReading } from './read-site.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);
const manager = await memberOf(world, 'manager');

/** A sentence of the pages. */
const BOOK_ONLINE = 'Book your session at {brand} online.';
const idOf = (source: string) => productSentences().get(source)?.id ?? '';

test('a change of the studio’s details is on the website at the next request, in both languages', async () => {
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

describe('a preview', () => {
  const rendered: { reading: SiteReading; path: string }[] = [];
  let previewing: Pick<World, 'app'>;
  beforeAll(async () => {
    const app = await build({
      ...depsOf(world),
      async renderPage(reading, path) {
        rendered.push({ reading: reading as SiteReading, path });
        return `<h1>${path}</h1>`;
      },
    });
    previewing = { app };
  });
  afterAll(() => previewing.app.close());

  async function preview(typed: Partial<PagePreview>, on = previewing) {
    const args = { path: '/', language: 'en', ...typed } as const;
    const reply = await callApi(on, previewPage, args, { by: manager });
    return { status: reply.statusCode, body: reply.json(), drawn: rendered.at(-1) };
  }

  test('is the page with the unsaved input, and saves nothing @SITE-01', async () => {
    const { body: before } = await ask(readWebsite);
    const tagline = { en: 'Half a sentence', ar: '' };
    const { body: look } = await ask(readLook);
    const { status, body, drawn } = await preview({
      language: 'ar',
      path: '/booking',
      website: { ...before, brand: ' Typed ', tagline },
      look: { ...look, primary: '#7a1f5c' },
      sentence: { source: BOOK_ONLINE, own_en: 'Book at {brand}.', own_ar: null },
    });
    expect([status, body]).toEqual([200, { html: '<h1>/ar/booking</h1>' }]);
    expect(drawn?.reading.site).toMatchObject({
      studio: { brand: ' Typed ', tagline: tagline.en },
      own_words: { en: { [idOf(BOOK_ONLINE)]: 'Book at {brand}.' } },
    });
    expect(drawn?.reading.site.look.colours).not.toEqual({});
    expect((await ask(readWebsite)).body).toEqual(before);
    expect((await ask(readLook)).body).toEqual(look);
    expect((await preview({})).drawn?.reading.site.studio.brand).toBe(before.brand);
  });

  test('shows the pages as they are when the doors are open', async () => {
    await world.query('update settings set opened_at = null');
    expect((await preview({})).drawn?.reading.site.open).toBe(true);
    await world.query("update settings set opened_at = '2026-01-01T00:00:00Z'");
  });

  test.each([
    ['/terms', 'terms'],
    ['/privacy-policy', 'privacy'],
  ] as const)('shows %s with the version that is typed, and keeps none', async (path, kind) => {
    const text = { en: '# House rules\n\nPlease knock.', ar: '# قواعد\n\nيرجى الطرق.' };
    const { status, drawn } = await preview({ path, language: 'ar', policy: { kind, text } });
    expect([status, drawn?.path]).toEqual([200, `/ar${path}`]);
    expect(drawn?.reading.policies[kind]).toMatchObject({
      ...{ en: { text: text.en, holds_from: '2026-03-04' }, ar: { text: text.ar } },
    });
    const { drawn: after } = await preview({});
    expect(after?.reading.policies[kind]?.en.text).not.toBe(text.en);
    expect(
      (await ask(listStudioPolicies)).body.map(({ versions }: StudioPolicy) => versions),
    ).toEqual([[], []]);
  });

  test('speaks the second language of a studio whose first one is Arabic', async () => {
    const { body: before } = await ask(readWebsite);
    const speak = (languages: SiteSwitches['languages'][number][]) => ({
      website: { ...before, switches: { ...before.switches, languages } },
    });
    const english = (await preview({ language: 'en', ...speak(['ar', 'en']) })).drawn;
    expect([english?.path, english?.reading.site.language]).toEqual(['/', 'en']);
    expect(english?.reading.site.switches.languages).toEqual(['en', 'ar']);
    const arabic = (await preview({ language: 'ar', ...speak(['ar', 'en']) })).drawn;
    expect([arabic?.path, arabic?.reading.site.language]).toEqual(['/', 'ar']);
    // A language that the studio does not speak.
    const none = (await preview({ language: 'en', ...speak(['ar']) })).drawn;
    expect(none?.reading.site.language).toBe('ar');
  });

  test('says which page is switched off', async () => {
    const { body: before } = await ask(readWebsite);
    const switches = { ...before.switches, membership: false };
    const { status, body } = await preview({
      path: '/discount',
      website: { ...before, switches },
    });
    expect([status, body.detail]).toEqual([404, 'This page is switched off.']);
  });

  test('is refused when the input could not be saved, or the page cannot be rendered', async () => {
    const { body: before } = await ask(readWebsite);
    const wrong = await preview({ website: { ...before, brand: ' ' } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['website.brand']]);
    const words = await preview({
      sentence: { source: 'Hello {name}', own_en: 'Hello', own_ar: null },
    });
    expect([words.status, Object.keys(words.body.fields)]).toEqual([400, ['own_en']]);
    const app = await build(depsOf(world));
    const none = await preview({}, { app });
    await app.close();
    expect([none.status, none.body.detail]).toEqual([503, 'There is no preview right now.']);
  });
});

test('pages are drawn from what holds now, in every process and on the next day', async () => {
  const news = await listenToNews(world.databaseUrl);
  let day = '2026-03-04';
  const now = () => new Date(`${day}T10:00:00+04:00`);
  const site = await valueUntilChanged(
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

test('the pages know the hours that are to come, and parts of days that are closed', async () => {
  await world.query(`
    update opening_hours set valid_to = '2026-03-11' where location_code = 'B';
    insert into opening_hours (location_code, weekday, from_minute, to_minute, valid_from, valid_to)
      values ('B', 4, 1200, 1500, '2026-03-12', '2026-04-10');
    insert into closures (name, title, greeting_ar, starts_on, ends_on, from_minute, to_minute)
      values ('Drill', 'Drill', '', '2026-03-06', '2026-03-06', 840, 960)`);
  const hoursAt = async (time: string) => (await readSite(world.db, new Date(time))).hours;
  const before = await hoursAt('2026-03-05T10:00:00+04:00');
  expect(before.today).toBe('2026-03-05');
  const nights = { weekday: 4, valid_from: '2026-03-12', valid_to: '2026-04-10' };
  const ofB = ({ weekly }: typeof before) => weekly.filter(({ location }) => location === 'B');
  expect(ofB(before).at(-1)).toMatchObject(nights);
  expect(ofB(before).length).toBeGreaterThan(1);
  expect(before.shut).toEqual([
    {
      ...{ location: null, starts_on: '2026-03-06', ends_on: '2026-03-06' },
      ...{ from_minute: 840, to_minute: 960 },
    },
  ]);
  const during = await hoursAt('2026-03-20T10:00:00+04:00');
  expect(ofB(during)).toEqual([expect.objectContaining(nights)]);
  expect(during.shut).toEqual([]);
});

test('partners are listed in the order of the studio, equal ones as they were added, without those that have left', async () => {
  const shown = async () =>
    (await readSite(world.db, world.clock.now())).site.partners.map(({ id }) => id);
  const { rows } = await world.query<{ id: number }>(
    'select id from partner_discounts where active order by id desc',
  );
  const latestFirst = rows.map(({ id }) => id);
  await world.query('update partner_discounts set position = 1000 - id');
  expect(await shown()).toEqual(latestFirst);
  // One by one, so that their rows lie the other way round.
  for (const id of latestFirst)
    await world.query(`update partner_discounts set position = 1 where id = ${id}`);
  expect(await shown()).toEqual(latestFirst.toReversed());
  await world.query(`update partner_discounts set active = false where id = ${latestFirst[0]}`);
  expect(await shown()).toEqual(latestFirst.slice(1).toReversed());
});
