import type { Appointment } from '@limber/contract/appointments.ts';
import { dayOf, timeOf } from '../../platform/dubai.ts';
import { aedOf } from '../../platform/money.ts';
import { freeUntil } from './changing/rules.ts';
import type { KeptAppointment } from './queries.ts';

/** An appointment in the words of the wire, as every reply about one says it. */
export function appointmentOnWire(kept: KeptAppointment): Appointment {
  return {
    id: kept.id,
    status: kept.status,
    date: dayOf(kept.startsAt),
    time: `${timeOf(kept.startsAt)}:00`,
    total_duration: (kept.endsAt.getTime() - kept.startsAt.getTime()) / 60_000,
    total_price: aedOf(kept.priceFils),
    location: kept.locationCode,
    therapist_obj: { first_name: kept.therapistFirstName, last_name: kept.therapistLastName },
    appointment_services: kept.lines.map((line) => ({
      service_id: line.serviceId,
      service_name: line.name,
      needs_skill: line.needsSkill,
      minutes: line.lastsMinutes,
    })),
    therapist_id: kept.therapistId,
    serviceType: kept.serviceType,
    member_discount: aedOf(kept.discountFils),
    package_minutes: kept.packageMinutes,
    ...(kept.packageName === null ? {} : { package_name: kept.packageName }),
    free_until: freeUntil(kept).toISOString(),
    late: kept.late,
    ...(kept.overlaps ? { overlaps: true } : {}),
  };
}
