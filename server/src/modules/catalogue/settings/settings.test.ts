import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld } from '../../../../test/harness.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);
const trn = '100000000000003';

test('a tax number is kept with its history, and of two managers the second is told', async () => {
  const { body: before } = await ask(readSettings);
  const changed = { ...before, trn };
  const { status, body } = await ask(changeSettings, changed);
  expect([status, body]).toEqual([200, { ...changed, version: before.version + 1 }]);
  expect((await historyOf('settings'))[0]).toMatchObject({ action: 'changed', became: { trn } });
  expect((await ask(changeSettings, changed)).status).toBe(409);
});

test('a tax number of another length is refused', async () => {
  const { body: before } = await ask(readSettings);
  const { status, body } = await ask(changeSettings, { ...before, trn: '12' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['trn']]);
});
