import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawn, linksOf, textOf } from '../../../components/test-markup.tsx';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { SummaryRows } from './summary-rows.tsx';

// The links check for reduced motion.
beforeAll(() => vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) }));
afterAll(() => vi.unstubAllGlobals());

const chosen: BookingForm = {
  ...emptyForm,
  services: [
    { id: 1, name: 'Stretching', time: 60, price: 320, type: 'service', needs_skill: true },
  ],
  duration: 60,
  total: 320,
  location: 'A',
  locationName: 'Al Warqa',
  therapist: 'Omar Farouk',
  therapist_id: 20_001,
  date: '2026-03-05',
  time: '14:00',
};
const rows = (form: BookingForm, discount = 0) =>
  drawn(
    <SummaryRows
      form={form}
      act={() => {}}
      price={{ catalogue: form.total, discount, total: form.total - discount }}
    />,
  );

test('the summary lists each choice with a link to its step @FRAME-03', () => {
  const html = rows(chosen);
  expect(textOf(html)).toMatch(
    /^Services Change Stretching 60 min 320 AED Location Change Al Warqa Therapist Change Omar Farouk Date and time Change Thursday,? 5 March 2026,? 14:00 Duration Change 60 min Total 320 AED$/,
  );
  expect(linksOf(html).map(([, target]) => target)).toEqual([
    '/booking',
    '/booking?step=location',
    '/booking?step=therapist',
    '/booking?step=time',
    '/booking',
  ]);
});

test('a missing choice says so, without a link; a member sees the discount @FRAME-03', () => {
  const html = rows(emptyForm);
  expect(textOf(html).match(/Not chosen yet/g)).toHaveLength(5);
  expect(linksOf(html)).toEqual([]);
  expect(textOf(html)).not.toContain('Member discount');
  expect(textOf(html)).not.toContain('Total');
  expect(textOf(rows(chosen, 32))).toMatch(/Member discount −32 AED Total 288 AED$/);
});
