// @vitest-environment happy-dom
import type { VatRates } from '@limber/contract/desk/studio/vat.ts';
import { expect, test } from 'vitest';
import { openPage, screen } from '../../../../components/test-answers/test-page.tsx';
import { drawn, elementsOf, textOf } from '../../../../components/test-markup.tsx';
import { VatForm } from './vat-form.tsx';

const vat = {
  version: 3,
  first_day: '2026-03-05',
  rates: [
    { valid_from: '2018-01-01', percent: 5, set_by: null },
    { valid_from: '2026-02-01', percent: 5.5, set_by: 'Sara Haddad' },
    { valid_from: '2026-03-05', percent: 6, set_by: 'Huda Rahman' },
  ],
} as unknown as VatRates;
const html = drawn(<VatForm vat={vat} />);

test('every rate shows its first day, and who set it if a person did', () => {
  const rates = elementsOf(html, 'li').map(({ name }) => name);
  expect(rates).toEqual([
    expect.stringMatching(/^5% from .*2018$/),
    expect.stringMatching(/^5\.5% from .*2026 · Sara Haddad$/),
    expect.stringMatching(/^6% from .*2026 · Huda Rahman Withdraw/),
  ]);
});

test('a rate that may have been used in a sale cannot be removed', () => {
  const buttons = elementsOf(html, 'button').map(({ name }) => name);
  expect(buttons.filter((name) => name.startsWith('Withdraw'))).toHaveLength(1);
  expect(buttons[0]).toMatch(/^Withdraw the rate from .*5.*2026$/);
});

test('a new rate begins at the earliest on the first day without an invoice, and must be typed', () => {
  expect(html).toMatch(/<input[^>]*type="date"[^>]*min="2026-03-05"[^>]*required/);
  expect(textOf(html)).toContain('Days with invoices and closed days keep their rate.');
  expect(html).toMatch(/<input[^>]*inputMode="decimal"/i);
  expect(textOf(html)).not.toContain('Saved.');
  expect(html).not.toContain('role="alert"');
});

test('why a rate cannot be withdrawn stands at that rate, not at the foot of the form', async () => {
  const page = await openPage(<VatForm vat={vat} />, { 'POST desk/studio/vat/withdraw': 409 });
  await page.press(/^Withdraw/);
  const said = await screen.findByRole('alert');
  expect(said.closest('li')?.textContent).toContain('6% from 5 Mar 2026');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
