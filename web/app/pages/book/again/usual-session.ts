import type { Appointment } from '@limber/contract/appointments.ts';

type EarlierSession = Pick<
  Appointment,
  'status' | 'appointment_services' | 'therapist_id' | 'location' | 'total_duration'
>;

/** Number of latest sessions that decide what is usual. */
const looksAt = 10;

/**
 * The session that a client is most likely to repeat: the most frequent among the latest ones,
 * otherwise the last. The list must be sorted latest first. Cancelled and missed sessions do not
 * count.
 */
export function usualSession<Past extends EarlierSession>(past: readonly Past[]): Past | undefined {
  const alike = [...Map.groupBy(sessionsHad(past), kindOf).values()];
  return alike.reduce((most, each) => (each.length > most.length ? each : most), alike[0] ?? [])[0];
}

/** The latest sessions that count. */
export function sessionsHad<Past extends Pick<EarlierSession, 'status' | 'appointment_services'>>(
  past: readonly Past[],
): Past[] {
  return past
    .filter(({ status }) => status !== 'cancelled' && status !== 'no_show')
    .filter(({ appointment_services }) => appointment_services.length > 0)
    .slice(0, looksAt);
}

function kindOf(session: EarlierSession): string {
  const services = session.appointment_services.map(({ service_id }) => service_id).toSorted();
  return [services, session.total_duration, session.therapist_id, session.location].join(' ');
}
