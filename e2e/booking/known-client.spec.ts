import { expect, test } from '@playwright/test';
import { clientAtConfirm } from '../support/at-confirm.ts';
import { tick } from '../support/tick.ts';
import { expectThankYou } from '../support/wizard.ts';

test('a double click books once @SUBMIT-06', async ({ page, request }) => {
  await clientAtConfirm(page, request, {
    ...{ name: 'Dana', day: '2026-03-10' },
    ...{ service: 'PNF Stretching', minutes: 30, location: 'Al Mizhar', therapist: 'Huda Rahman' },
  });
  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/appointment/appointments/')) posts += 1;
  });
  await tick(page.getByRole('checkbox'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expectThankYou(page);
  expect(posts).toBe(1);
});
