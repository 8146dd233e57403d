// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, screen, shown } from '../../../../components/test-answers/test-page.tsx';
import { serviceOf, tenHours } from '../../form/test-catalogue.ts';
import { PackageSlider } from './package-slider.tsx';

const products = [
  { ...tenHours, name: 'Starter', options: [{ id: 1, time: 300, price: 1450, validity_days: 90 }] },
  {
    ...tenHours,
    name: 'Balance',
    options: [{ id: 2, time: 600, price: 2750, validity_days: 180 }],
  },
];
const hour = serviceOf(1, 'Stretching', [[60, 320]]);

test('a pace finds the package that suits it; fewer minutes cost more an hour and leave the membership', async () => {
  const picked: number[] = [];
  const page = await openPage(
    <PackageSlider
      products={products}
      services={[hour]}
      chosenOptionId={null}
      onPick={(_, { id }) => picked.push(id)}
    />,
    {},
    { as: 'client', now: '2026-03-04T09:00:00.000Z' },
  );
  expect(shown()).toContain('275 AED an hour');
  expect(shown()).toContain('You become a member: 10% off every booking for a year.');
  expect(shown()).toContain('450 AED less than single sessions');
  await page.press('Take 600 minutes');
  expect(picked).toEqual([2]);
  fireEvent.change(screen.getByRole('slider', { name: 'Minutes' }), { target: { value: '0' } });
  expect(shown()).toContain('290 AED an hour');
  expect(shown()).toContain('From 500 minutes you are a member: 10% off every booking for a year.');
  expect(screen.queryByText('suits you best')).toBeNull();
  await page.press('Once a month');
  expect(shown()).toContain('suits you best');
  expect(shown()).toMatch(/about 180 min would be left when it ends/);
});
