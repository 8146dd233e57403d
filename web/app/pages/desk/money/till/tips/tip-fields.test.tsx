import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../../components/test-markup.tsx';
import type { TypedTip } from '../payment-parts.ts';
import { TipFields } from './tip-fields.tsx';

const fields = (unpaid: string | null) =>
  drawn(
    <TipFields
      tip={{ key: 1, therapistId: 4, amount: '30' }}
      therapists={[{ id: 4, full_name: 'Noura Haddad' }]}
      tried={false}
      unpaid={unpaid}
      onChange={() => {}}
      onDrop={() => {}}
    />,
  );

test('a tip to be paid later is refused beside its amount, which the sentence describes', () => {
  const html = fields('30.00 AED');
  expect(textOf(html)).toContain('A tip cannot wait: please take at least 30.00 AED now.');
  const described = /aria-describedby="([^"]+)" aria-invalid="true"/.exec(html)?.[1];
  expect(html).toContain(`id="${described}"`);
  expect(textOf(fields(null))).not.toContain('paid at once');
});

const said = (tip: Partial<TypedTip>, of: { tried?: boolean; unpaid?: string | null } = {}) =>
  textOf(
    drawn(
      <TipFields
        tip={{ therapistId: 1, amount: '20', ...tip } as TypedTip}
        therapists={[{ id: 1, full_name: 'Noura' }] as never}
        tried={of.tried ?? false}
        unpaid={of.unpaid ?? null}
        onChange={() => {}}
        onDrop={() => {}}
      />,
    ),
  );

test('a complete tip has no error', () => {
  expect(said({})).not.toMatch(/No amount|Please choose|at once/);
});

test('an invalid amount is reported at once, a missing therapist on sending', () => {
  expect(said({ amount: 'twenty' })).toContain('No amount');
  expect(said({ therapistId: null })).not.toContain('Please choose whom it is for.');
  expect(said({ therapistId: null }, { tried: true })).toContain('Please choose whom it is for.');
  expect(said({}, { unpaid: '30.00 AED' })).toContain('please take at least 30.00 AED now');
});
