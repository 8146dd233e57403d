import type { Appointment } from '@limber/contract/appointments.ts';

/** Whether an unlimited package pays for a session: it has days, not minutes. */
export function isUnlimited({ serviceType }: Pick<Appointment, 'serviceType'>): boolean {
  return serviceType === 'unlimited_package' || serviceType === 'my_unlimited_package';
}
