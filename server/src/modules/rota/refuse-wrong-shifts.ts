import type { Trx } from '../../platform/database/db.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { UNKNOWN_THERAPIST } from '../accounts/unknown-person-refusals.ts';
import { UNKNOWN_BRANCH } from '../scheduling/diary-rules.ts';
import { refuseSpans, type Span } from './overlapping-shift-rules.ts';
import { findTherapist, listBranchCodes } from './queries/branches-and-therapists.ts';

/**
 * Returns the therapist. Refuses 404 an unknown therapist, 400 shifts that overlap or are at a
 * branch that takes no bookings.
 */
export async function refuseWrongShifts(
  trx: Trx,
  therapistId: number,
  shifts: readonly (Span & { readonly location: string })[],
): Promise<{ readonly name: string; readonly accountId: number }> {
  const therapist = await findTherapist(trx, therapistId);
  if (!therapist?.active) throw refusal(404, UNKNOWN_THERAPIST);
  const codes = await listBranchCodes(trx);
  if (!shifts.every(({ location }) => codes.includes(location))) {
    throw wrongField('location', UNKNOWN_BRANCH);
  }
  const wrong = refuseSpans(shifts);
  if (wrong) throw wrongField('shifts', wrong);
  return therapist;
}
