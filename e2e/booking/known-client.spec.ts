import { expect, test } from '@playwright/test';
import { registered } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import { expectThankYou, firstFreeTime, pickTime, pickUntilTime } from '../support/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a double click books once @SUBMIT-06', async ({ page, request }) => {
  const person = await registered(request, 'Dana');
  const day = '2026-03-10';
  const time = await firstFreeTime(request, 'Huda Rahman', day, 30);
  await signIn(page, person);
  await page.goto('/booking');
  await pickUntilTime(page, 'PNF Stretching', 30, 'Al Mizhar', 'Huda Rahman');
  await pickTime(page, day, time);

  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/appointment/appointments/')) posts += 1;
  });
  await tick(page.getByRole('checkbox'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expectThankYou(page);
  expect(posts).toBe(1);
});
