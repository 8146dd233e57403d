// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openPage, screen } from '../../../components/test-answers/test-page.tsx';
import PartnersPage from './partners/partners-page.tsx';

test('a partner is shown as on the profile and on /discount, while it is typed', async () => {
  const page = await openPage(<PartnersPage />, {}, { at: '/desk/studio/partners?open=2' });
  const title = await screen.findByText('What clients see, in the language of this page');
  const seen = () => title.closest('figure')?.textContent ?? '';
  await page.write('Name', 'Oasis');
  await page.write('Percent off', '25');
  await page.write('Category in English', 'Swimming');
  await page.write('Category in Arabic', 'سباحة');
  await page.write('Description in English', 'Off lessons.');
  await page.write('Description in Arabic', 'خصم على الدروس.');
  await page.write('City in English', 'Sharjah');
  await page.write('City in Arabic', '');
  expect(seen()).toContain('Oasis25% OFFSwimming• Online Code');
  expect(seen()).toContain('Off lessons.Sharjah');
  expect(seen()).toMatch(/OasisSwimming25% OFF$/);

  await page.speak('ar');
  expect(seen()).toContain('خصم على الدروس.Sharjah');
  expect(seen()).toMatch(/Oasisسباحة25% OFF$/);

  await page.write('Usual code', '');
  await page.press('Members show their card', 'checkbox');
  expect(seen()).not.toContain('Online Code');
  expect(seen()).toContain('• Show Card');
});

test('a partner without a name or a percentage yet is still drawn', async () => {
  const page = await openPage(<PartnersPage />, {}, { at: '/desk/studio/partners?open=2' });
  const title = await screen.findByText('What clients see, in the language of this page');
  await page.write('Name', '');
  await page.write('Percent off', '');
  expect(title.closest('figure')?.textContent).toMatch(/Name.*0% OFF$/);
});
