import type { TaxedThing } from '@limber/contract/desk/studio/tax-categories.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { DifferingServices } from './settings/tax-categories-form.tsx';

const thing: TaxedThing = {
  ...{ kind: 'package', id: 1, name: { en: 'Balance Package', ar: 'باقة التوازن' } },
  ...{ retired: false, category: 'standard', history: [], differing: [] },
};

test('a package warns of services that are taxed differently, and is silent without them', () => {
  const physio = {
    name: { en: 'Physiotherapy', ar: 'علاج طبيعي' },
    category: 'zero_rated' as const,
  };
  const said = textOf(drawn(<DifferingServices thing={{ ...thing, differing: [physio] }} />));
  expect(said).toContain('taxed differently: Physiotherapy (Zero-rated) .');
  expect(drawn(<DifferingServices thing={thing} />)).toBe('');
});
