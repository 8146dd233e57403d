import type { Appointment } from '@limber/contract/appointments.ts';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import type { CancelRule } from './cancel-rule.ts';
import { DetailsDialog } from './session-details-dialog.tsx';

// A dialog renders only in a document; its content is what is tested here.
vi.mock('../../../ui/overlay/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => <section>{children}</section>,
}));

const session = {
  ...{ id: 'one', status: 'booked', date: '2026-03-05', time: '14:00:00', total_duration: 60 },
  therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
  ...{ appointment_services: [{ service_name: 'Stretching' }], location: 'A' },
  ...{ serviceType: 'mypackage', package_name: 'Ten hours', package_minutes: 60, total_price: 0 },
  ...{ member_discount: 0, free_until: '2026-03-05T07:00:00.000Z' },
} as unknown as Appointment;
const said = (kind: CancelRule['kind'], of: Partial<Appointment> = {}) =>
  textOf(
    drawn(
      <DetailsDialog
        appointment={{ ...session, ...of }}
        rule={{ kind } as CancelRule}
        onClose={() => {}}
      />,
    ),
  );

test('the cutoff is shown only for a session that can be cancelled', () => {
  expect(said('free')).toContain('Please tell us at least 3 hours before your session.');
  expect(said('late')).toContain('Please tell us');
  expect(said('closed')).not.toContain('Please tell us');
});

test('the cost of a session is in minutes, days or AED', () => {
  expect(said('free')).toContain('60 min from your Ten hours');
  const unlimited = said('free', { serviceType: 'my_unlimited_package' });
  expect(unlimited).toContain('Included in your Ten hours');
  expect(unlimited).not.toContain('min from your');
  const bought = said('free', { serviceType: 'package', total_price: 1450 });
  expect(bought).toContain('for Ten hours , this session included');
  const member = said('free', { member_discount: 32, total_price: 288, package_minutes: null });
  expect(member).toContain('Your membership took off 32 AED');
  expect(said('free')).not.toContain('membership');
});
