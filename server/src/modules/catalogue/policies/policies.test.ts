import { changeWebsite, readWebsite } from '@limber/contract/desk/studio/website.ts';
import {
  addPolicyVersion,
  listStudioPolicies,
  withdrawPolicyVersion,
} from '@limber/contract/desk/website/policies.ts';
import { readPolicy } from '@limber/contract/policies.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld } from '../../../../test/harness.ts';
import { addDays, studioDayOf } from '../../../platform/studio-days.ts';
import { readSite } from '../website/read-site.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);

const today = studioDayOf(world.clock.now());
const inAWeek = addDays(today, 7);
const later = addDays(today, 30);
const words = (about: string) => ({ en: `# ${about}\n\nEnglish.`, ar: `# ${about}\n\nعربي.` });
const read = async (kind: 'privacy' | 'terms', more = {}) => {
  const reply = await callApi(world, readPolicy, { kind, language: 'en', ...more });
  return { status: reply.statusCode, body: reply.json() };
};
const policy = async (kind: 'privacy' | 'terms') =>
  (await ask(listStudioPolicies)).body.find((each: { kind: string }) => each.kind === kind);

test('without a version of its own the studio has the standard privacy policy, and no terms', async () => {
  const { status, body } = await read('privacy');
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: null, holds_from: null, versions: [] });
  expect(body.text).toContain('The courts of Dubai have jurisdiction');
  expect((await read('privacy', { language: 'ar' })).body.text).toContain('محاكم دبي');
  expect((await read('terms')).status).toBe(404);
  const { site, policies } = await readSite(world.db, world.clock.now());
  expect([site.has_terms, policies.terms]).toEqual([false, null]);
});

test('the standard words follow what the studio says about itself', async () => {
  const { body: before } = await ask(readWebsite);
  const court = { en: 'Abu Dhabi', ar: 'أبوظبي' };
  const { body: after } = await ask(changeWebsite, { ...before, court });
  expect((await read('privacy')).body.text).toContain('The courts of Abu Dhabi have');
  expect((await policy('terms')).template.ar).toContain('محاكم أبوظبي');
  await ask(changeWebsite, { ...before, version: after.version });
});

test('a version is in effect from its day on, in both languages, and earlier ones stay readable', async () => {
  const add = (about: string, holds_from: string) =>
    ask(addPolicyVersion, { kind: 'terms', holds_from, text: words(about) });
  const first = await add('First', today);
  expect([first.status, first.body.versions[0]]).toMatchObject([
    201,
    { version: 1, state: 'holds', text: words('First') },
  ]);
  expect((await add('Second', inAWeek)).body.versions).toMatchObject([
    { version: 2, state: 'planned' },
    { version: 1, state: 'holds' },
  ]);
  expect((await read('terms')).body).toMatchObject({ version: 1, text: words('First').en });
  expect((await read('terms', { version: 2 })).status).toBe(404);
  const { site, policies } = await readSite(world.db, world.clock.now());
  expect([site.has_terms, policies.terms?.ar.text]).toEqual([true, words('First').ar]);

  world.clock.advance(7 * 24 * 60);
  expect((await read('terms')).body).toMatchObject({
    ...{ version: 2, holds_from: inAWeek, text: words('Second').en },
    versions: [
      { version: 2, holds_from: inAWeek },
      { version: 1, holds_from: today },
    ],
  });
  expect((await read('terms', { version: 1 })).body.text).toBe(words('First').en);
  expect((await policy('terms')).versions).toMatchObject([
    { state: 'holds' },
    { state: 'earlier' },
  ]);
  expect((await historyOf('policy'))[0]).toMatchObject({
    ...{ action: 'added' },
    became: { version: '2', holds_from: inAWeek },
  });
});

test('only a version that is not in effect yet can be withdrawn, and its number is not used again', async () => {
  const add = (holds_from: string) =>
    ask(addPolicyVersion, { kind: 'privacy', holds_from, text: words(holds_from) });
  await add(inAWeek);
  const { body } = await add(later);
  expect(body.versions[0]).toMatchObject({ version: 2, state: 'planned' });
  const back = (version: number) => ask(withdrawPolicyVersion, { kind: 'privacy', version });
  const gone = await back(2);
  expect([gone.status, gone.body.versions.length]).toEqual([200, 1]);
  expect((await historyOf('policy'))[0].action).toBe('withdrawn');
  expect((await back(2)).body.detail).toBe('There is no such version any more.');
  const held = await back(1);
  expect([held.status, held.body.detail]).toEqual([
    409,
    'This version holds already. Publish another one instead.',
  ]);
  expect((await add(later)).body.versions[0].version).toBe(3);
});

test.each([
  [{ holds_from: '2020-01-01' }, 'holds_from'],
  [{ text: { en: '# Terms', ar: ' ' } }, 'text.ar'],
  [{ text: { en: 'x'.repeat(30_001), ar: 'x' } }, 'text.en'],
])('%j is refused at its field', async (wrong, field) => {
  const asked = {
    kind: 'terms',
    holds_from: inAWeek,
    text: words('Third'),
    ...wrong,
  } as const;
  const { status, body } = await ask(addPolicyVersion, asked);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
