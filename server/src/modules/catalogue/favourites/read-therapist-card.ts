import type { TherapistCard } from '@limber/contract/favourites.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { picturePath } from '../../accounts/pictures/picture-path.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-refusals.ts';
import { findTherapistCard } from './queries.ts';

/**
 * A therapist's public details, by the therapist's id; `callerId` is the caller's account, or null.
 * Refuses 404 everyone else.
 */
export async function readTherapistCard(
  db: Db | Trx,
  callerId: number | null,
  therapistId: number,
): Promise<TherapistCard> {
  const row = await findTherapistCard(db, therapistId, callerId);
  if (!row) throw refusal(404, UNKNOWN_THERAPIST);
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
