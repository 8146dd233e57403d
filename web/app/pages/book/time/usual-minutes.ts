import type { Appointment } from '@limber/contract/appointments.ts';
import { USUAL_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { sessionsHad } from '../again/usual-session.ts';

type EarlierSession = Pick<
  Appointment,
  'status' | 'appointment_services' | 'total_duration' | 'package_minutes'
>;

/**
 * The most frequent length among a client's latest package sessions, sorted latest first; without
 * any, among the other sessions. The last one's length when none occurred twice.
 */
export function usualMinutes(past: readonly EarlierSession[]): number {
  const had = sessionsHad(past);
  const fromPackages = had.filter(({ package_minutes }) => package_minutes !== null);
  const counted = fromPackages.length > 0 ? fromPackages : had;
  const alike = [...Map.groupBy(counted, ({ total_duration }) => total_duration)];
  const [first] = alike.toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? USUAL_MINUTES;
}
