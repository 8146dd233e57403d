import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { readStudio } from '@limber/contract/studio.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld } from '../../../../test/harness.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);
const trn = '100000000000003';

test('what the studio says of itself is on the website at the next asking, in both languages', async () => {
  const { body: before } = await ask(readSettings);
  const address = { en: 'Al Quoz 3, Dubai', ar: 'القوز 3، دبي' };
  const changed = { ...before, brand: ' Supple ', address, trn };
  const { status, body } = await ask(changeSettings, changed);
  expect([status, body]).toEqual([
    200,
    { ...changed, brand: 'Supple', version: before.version + 1 },
  ]);
  expect((await ask(readStudio)).body).toMatchObject({ brand: 'Supple', address: address.en });
  const url = '/api/v1/service/studio/';
  const arabic = await world.app.inject({ url, headers: { 'accept-language': 'ar' } });
  expect(arabic.json().address).toBe(address.ar);
  expect((await historyOf('settings'))[0]).toMatchObject({
    action: 'changed',
    became: { brand: 'Supple', address: address.en, address_ar: address.ar, trn },
  });
  expect((await ask(changeSettings, changed)).status).toBe(409);
});

test.each([
  [{ trn: '12' }, 'trn'],
  [{ chat_number: '+971 4' }, 'chat_number'],
  [{ brand: ' ' }, 'brand'],
  [{ tagline: { en: 'Only English', ar: '' } }, 'tagline.ar'],
  [{ instagram_url: 'javascript:alert(1)' }, 'instagram_url'],
])('%j is refused', async (changes, field) => {
  const { body: before } = await ask(readSettings);
  const { status, body } = await ask(changeSettings, { ...before, ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
