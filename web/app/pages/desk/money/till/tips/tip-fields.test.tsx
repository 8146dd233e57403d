import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../../components/test-markup.tsx';
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

test('a tip that is put off is refused beside its amount, in a sentence that the amount is described by', () => {
  const html = fields('30 AED');
  expect(textOf(html)).toContain('A tip is paid at once: please take at least 30 AED now.');
  const described = /aria-describedby="([^"]+)" aria-invalid="true"/.exec(html)?.[1];
  expect(html).toContain(`id="${described}"`);
  expect(textOf(fields(null))).not.toContain('paid at once');
});
