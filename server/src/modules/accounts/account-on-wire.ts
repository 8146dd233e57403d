import type { Account } from '@limber/contract/accounts.ts';
import { unsealIfReadable } from '../../platform/sealing.ts';
import { picturePath } from './picture-path.ts';
import type { AccountRow } from './queries.ts';

/** An account as it answers to its own owner, health notes opened. */
export function accountOnWire<Email extends string | null>(
  secret: string,
  row: Omit<AccountRow, 'email'> & { readonly email: Email },
): Omit<Account, 'email'> & { email: Email } {
  const asked = row.details_asked_at !== null;
  return {
    id: row.id,
    // What stands for a name meanwhile is no name to begin a form with.
    first_name: asked ? '' : row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone_number: row.phone_number,
    gender: row.gender as Account['gender'],
    medical_issues: unsealIfReadable(secret, row.medical_issues_sealed) ?? '',
    goal: row.goal,
    account_type: row.account_type as Account['account_type'],
    language: row.language as Account['language'],
    profile_picture: picturePath(row.profile_picture_id),
    cover_photo: picturePath(row.cover_photo_id),
    health_notes_agreed_at: row.health_notes_agreed_at?.toISOString() ?? null,
    other_emails: row.other_emails,
    asks_details: asked,
  };
}
