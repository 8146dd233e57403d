import {
  changeSentence,
  listSentences,
  type PageSentence,
} from '@limber/contract/desk/website/sentences.ts';
import { SENTENCE_PAGES, type SentencePage } from '@limber/contract/terms/site/page-sentences.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld } from '../../../../test/harness.ts';
import { readSite } from '../website/read-site.ts';
import { productSentences } from './product-sentences.ts';
import { problemOfWords, withoutReader } from './sentence-rules.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);

const list = async (page: SentencePage): Promise<PageSentence[]> =>
  (await ask(listSentences, { page })).body;
const none = { own_en: null, own_ar: null };
const CITY = 'Stretching and recovery in {city}';
const siteWords = async () => (await readSite(world.db, world.clock.now())).site.own_words;

test('every sentence of the pages is listed once, with its place and both languages', async () => {
  const all = (await Promise.all(SENTENCE_PAGES.map(list))).flat();
  expect(all.length).toBe(productSentences().size);
  expect(new Set(all.map(({ source }) => source)).size).toBe(all.length);
  expect(all.filter(({ ar }) => ar === '' || ar.includes('reader'))).toEqual([]);
  expect((await list('home')).find(({ source }) => source === CITY)).toMatchObject({
    ...{ page: 'home', section: 'hero', ...none },
  });
});

test('a sentence is reworded at once, in each language separately, and restored to the standard', async () => {
  expect(await siteWords()).toEqual({ en: {}, ar: {} });
  const own = { own_en: ' Pilates in {city} ', own_ar: null };
  const { status, body } = await ask(changeSentence, { source: CITY, ...own, seen: none });
  expect([status, body.own_en, body.own_ar]).toEqual([200, 'Pilates in {city}', null]);
  const { id } = productSentences().get(CITY) ?? { id: '' };
  expect(await siteWords()).toEqual({ en: { [id]: 'Pilates in {city}' }, ar: {} });
  expect((await historyOf('sentence'))[0].became).toEqual({ own_en: 'Pilates in {city}' });

  expect((await ask(changeSentence, { source: CITY, ...own, seen: none })).status).toBe(409);
  const seen = { own_en: 'Pilates in {city}', own_ar: null };
  await ask(changeSentence, { source: CITY, own_en: '', own_ar: null, seen });
  expect(await siteWords()).toEqual({ en: {}, ar: {} });
});

test.each([
  [{ own_en: 'Pilates' }, 'own_en', 'Please keep {city}: the page fills it in.'],
  [
    { own_ar: 'بيلاتس {city} {brand}' },
    'own_ar',
    'Please leave out {brand}: the page cannot fill it in here.',
  ],
  [{ own_en: 'Pilates in {city' }, 'own_en', 'Please close every bracket that you open.'],
  [{ own_en: `{city} ${'long '.repeat(20)}` }, 'own_en', 'There is room for 66 letters.'],
])('%j is refused at its field', async (own, field, sentence) => {
  const { status, body } = await ask(changeSentence, { source: CITY, ...none, ...own, seen: none });
  expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
});

test('a sentence that the pages do not have is refused', async () => {
  const { status, body } = await ask(changeSentence, { source: 'Nothing', ...none, seen: none });
  expect([status, body.detail]).toEqual([404, 'The pages do not say this any more.']);
});

test.each([
  ['See <0>our terms</0>', 'Read <0>them</0>', true],
  ['See <0>our terms</0>', 'Read them', false],
  ['See <0>our terms</0>', 'Read <0>them', false],
  ['{0} min<0/>{amount}', '{amount}<0/>{0}', true],
  ['{0, plural, one {# service} other {# services}}', '{0, plural, other {# treatments}}', true],
  ['{0, plural, one {# service} other {# services}}', 'Treatments: {0}', true],
  ['{0, plural, one {# service} other {# services}}', 'Treatments', false],
])('%s may become %s: %s', (product, words, may) => {
  expect(problemOfWords(product, words) === null).toBe(may);
});

test('every Arabic sentence of the product could be saved as it is', () => {
  const refused = [...productSentences().values()].filter(({ source, ar }) => {
    const words = withoutReader(ar);
    const problem = problemOfWords(source.padEnd(words.length, '.'), words);
    return problem !== null;
  });
  expect(refused.map(({ source }) => source)).toEqual([]);
});
