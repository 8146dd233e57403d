import type { Therapist } from '@limber/contract/catalogue.ts';
import type { Db } from '../../platform/database/db.ts';
import { picturePath } from '../accounts/pictures/picture-path.ts';
import { listActiveTherapists } from './queries.ts';

/** The team as `callerId` sees it, their favourites first; null: a visitor without any. */
export async function listTherapistsFor(db: Db, callerId: number | null): Promise<Therapist[]> {
  const rows = await listActiveTherapists(db, callerId);
  return rows.map((person) => ({
    id: person.id,
    full_name: `${person.first_name} ${person.last_name}`,
    location: person.location_code,
    services: person.services,
    languages: person.languages,
    gender: person.gender === 'female' ? 'female' : 'male',
    // A picture that they uploaded themselves takes precedence over the studio's.
    photo: picturePath(person.profile_picture_id) ?? person.photo,
    books_by_phone: person.books_by_phone,
    favourite: person.favourite,
  }));
}
