import type { FreeTime } from '@limber/contract/appointments.ts';
import type { Db } from '../../../platform/database/db.ts';
import { onlyReading } from '../../../platform/database/idempotency-key.ts';
import { because, isDatabaseBusy, type Refusal, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { readMemberTerms } from '../../membership/read-member-terms.ts';
import { findNearestTimes } from '../../scheduling/find-nearest-times.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { explainConflict } from '../conflicts/explain-conflict.ts';
import { servicesAsked } from './can-therapist-take-rules.ts';
import type { BookingToMake } from './parse-booking.ts';
import { coversDay, paidBy } from './price-and-payment-rules.ts';
import { readPayment } from './read-paying-package.ts';
import type { SlotTaken } from './refuse-or-override.ts';

/**
 * The refusal of a slot that is gone, with free times near it, and for the desk with who has it;
 * without these on a busy database.
 */
export async function refuseTaken(
  db: Db,
  actor: Actor,
  wanted: BookingToMake,
  taken: SlotTaken,
  now: Date,
): Promise<Refusal> {
  const [reason, free_times] = await Promise.all([
    unlessBusy(sayWhy(db, actor, wanted, taken), taken.sentence),
    unlessBusy(findFreeTimes(db, wanted, now), []),
  ]);
  return because(taken.isHeld ? 'held' : 'taken', refusal(409, reason, { free_times }));
}

function unlessBusy<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return asked.catch((error) => {
    if (!isDatabaseBusy(error)) throw error;
    return otherwise;
  });
}

async function sayWhy(
  db: Db,
  actor: Actor,
  { request, desk }: BookingToMake,
  taken: SlotTaken,
): Promise<Sentence> {
  const { therapist_id: therapistId, location: locationCode, slot } = request;
  if (!desk || therapistId === null) return taken.sentence;
  const serviceIds = servicesAsked(request, { paidBy: 'price' });
  const { resourceIds } = desk;
  const wished = { ...slot, therapistId, locationCode, serviceIds, resourceIds };
  return explainConflict(db, actor, taken, wished);
}

async function findFreeTimes(
  db: Db,
  { request, holder, clientId, desk }: BookingToMake,
  now: Date,
): Promise<FreeTime[]> {
  const { therapist_id, slot } = request;
  const window = await readBookingHorizon(db, holder, now);
  const today = dayOf(now);
  const paid = paidBy(request.serviceType);
  // A price is valid on any day, and in a rush most of those refused pay one.
  const payment =
    paid.paidBy === 'price'
      ? { paidBy: paid.paidBy }
      : await onlyReading(() =>
          db.transaction().execute((trx) => {
            const standing = () => readMemberTerms(trx, clientId, today);
            return readPayment(trx, clientId, request, today, standing);
          }),
        );
  const covers = (day: string) => 'verdict' in payment || coversDay(payment, day, today);
  const filter =
    therapist_id === null
      ? {
          locationCode: request.location,
          serviceIds: 'verdict' in payment ? [] : servicesAsked(request, payment),
          gender: request.therapist_gender,
        }
      : {
          therapistId: therapist_id,
          locationCode: request.location,
          sessionOf: 'verdict' in payment ? [] : servicesAsked(request, payment),
          byPhoneToo: desk !== null,
        };
  const near = { ...filter, resourceIds: desk?.resourceIds };
  return findNearestTimes(db, near, slot, window, covers);
}
