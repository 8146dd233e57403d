import { test } from '@playwright/test';
import { clientWalks } from '../support/client-walks.ts';
import { visitorWalks } from '../support/visitor-walks.ts';
import { take } from './take.ts';

for (const { title, go } of [...visitorWalks, ...clientWalks]) {
  test(title, async ({ page, request }) => {
    await go(page, request, (name) => take(page, name));
  });
}
