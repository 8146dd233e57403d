// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openPage, screen, shown } from '../../../../components/test-answers/test-page.tsx';
import { DayInput } from './day-input.tsx';

test('a day stands as the desk writes days, whichever way the browser writes it', async () => {
  await openPage(<DayInput aria-label="Day" defaultValue="2026-03-05" />);
  expect(shown()).toBe('5 Mar 2026');
});

test('a field without a day says that one can be chosen', async () => {
  const page = await openPage(<DayInput aria-label="Day" />);
  expect(shown()).toBe('Choose a day');
  await page.user.type(screen.getByLabelText('Day'), '2026-03-06');
  expect(shown()).toBe('6 Mar 2026');
});
