import { changeText, listTexts } from '@limber/contract/desk/studio/translations.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld } from '../../../../test/harness.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);
const source = 'Al Warqa';

test('a changed text is used at the next request, and of two managers the second is told', async () => {
  const { body } = await ask(listTexts, { find: 'warqa' });
  const { words: seen } = body.results.find((each: { source: string }) => each.source === source);
  const changed = await ask(changeText, { source, words: ' الورقاء 3 ', seen });
  expect([changed.status, changed.body]).toEqual([200, { source, words: 'الورقاء 3' }]);
  const url = '/api/v1/service/locations/';
  const arabic = await world.app.inject({ url, headers: { 'accept-language': 'ar' } });
  expect(arabic.json().results[0].name).toBe('الورقاء 3');
  const second = await ask(changeText, { source, words: 'أخرى', seen });
  expect([second.status, second.body.detail]).toEqual([
    409,
    expect.stringMatching(/has just changed this/),
  ]);
  expect((await historyOf('text'))[0]).toMatchObject({
    action: 'changed',
    became: { words: 'الورقاء 3' },
  });
});

test('a long list of texts is read page by page, and nothing is cut', async () => {
  const many = Array.from({ length: 1100 }, (_, at) => `('ar', 'Text ${at}', 'نص ${at}')`);
  await world.query(`insert into translations (language, source, words) values ${many.join(',')}`);
  const sources = new Set<string>();
  let total = 0;
  for (let offset = 0; offset === 0 || offset < total; offset += 100) {
    const { body } = await ask(listTexts, { limit: 100, offset });
    total = body.count;
    for (const { source: each } of body.results) sources.add(each);
  }
  expect(total).toBeGreaterThan(1100);
  expect(sources.size).toBe(total);
  expect((await ask(listTexts, { find: 'نص 1099' })).body).toMatchObject({
    ...{ count: 1, results: [{ source: 'Text 1099', words: 'نص 1099' }] },
  });
});

test('unknown words are refused, and a wording cannot be empty', async () => {
  const unknown = { source: 'Nowhere at all', words: 'لا', seen: 'لا' };
  expect((await ask(changeText, unknown)).status).toBe(404);
  const { status, body } = await ask(changeText, { source, words: ' ', seen: 'لا' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['words']]);
});
