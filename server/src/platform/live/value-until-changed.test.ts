import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { openWorld } from '../../../test/harness.ts';
import { readTerms } from '../../modules/catalogue/settings/read-terms.ts';
import { listenToNews } from './change-announcements.ts';
import { valueUntilChanged } from './value-until-changed.ts';

test('what a manager sets is known to every process that follows it', async () => {
  const world = await openWorld();
  const { ask } = await openManaging(world);
  const news = await listenToNews(world.databaseUrl);
  const terms = await valueUntilChanged(() => readTerms(world.db), news);
  expect(terms().cutoff_hours).toBe(3);
  const { body } = await ask(readSettings);
  await ask(changeSettings, { ...body, cutoff_hours: 12 });
  await expect.poll(() => terms().cutoff_hours).toBe(12);
  await news.stop();
});
