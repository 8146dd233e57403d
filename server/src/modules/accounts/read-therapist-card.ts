import type { TherapistCard } from '@limber/contract/accounts.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import { picturePath } from './picture-path.ts';
import { findTherapistCard } from './queries.ts';

/**
 * A therapist as anyone may see them, by the therapist's id; `callerId` is the account that asks, or
 * null. Refuses 404 everyone else.
 */
export async function readTherapistCard(
  db: Db | Trx,
  therapistId: number,
  callerId: number | null,
): Promise<TherapistCard> {
  const row = await findTherapistCard(db, therapistId, callerId);
  if (!row) throw refusal(404, 'We do not know this therapist.');
  return {
    id: row.id,
    full_name: `${row.first_name} ${row.last_name}`,
    picture: picturePath(row.profile_picture_id) ?? row.photo,
    gender: row.gender as TherapistCard['gender'],
    location: row.location_code,
    services: row.services,
    followers: row.followers,
    following: row.following,
  };
}
