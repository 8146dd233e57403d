import type { Account } from '@limber/contract/accounts.ts';
import { unsealIfReadable } from '../../platform/encryption.ts';
import { logInAgain } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { AccountDeps } from './deps.ts';
import { picturePath } from './pictures/picture-path.ts';
import { type AccountRow, findAccount } from './queries.ts';

/** The caller's account. Refuses 401 when it no longer exists or was erased. */
export async function readOwnAccount(
  { db, secret }: Pick<AccountDeps, 'db' | 'secret'>,
  actor: Actor,
): Promise<Account> {
  const row = await findAccount(db, actor.accountId);
  if (!row) throw logInAgain();
  return accountOnWire(secret, row);
}

/**
 * A person's account as they see it; null when the account no longer exists or now belongs to
 * another person.
 */
export async function readPerson(
  { db, secret }: Pick<AccountDeps, 'db' | 'secret'>,
  accountId: number,
): Promise<Account | null> {
  const row = await findAccount(db, accountId);
  return row ? accountOnWire(secret, row) : null;
}

/** An account as its owner sees it, with decrypted health notes. */
export function accountOnWire(secret: string, row: AccountRow): Account {
  const asked = row.details_asked_at !== null;
  return {
    id: row.id,
    // The stand-in is not a name to prefill a form with.
    first_name: asked ? '' : row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone_number: row.phone_number,
    gender: row.gender as Account['gender'],
    medical_issues: unsealIfReadable(secret, row.medical_issues_sealed) ?? '',
    goal: row.goal,
    birthday: row.birthday,
    address: row.address,
    account_type: row.account_type as Account['account_type'],
    language: row.language as Account['language'],
    profile_picture: picturePath(row.profile_picture_id),
    cover_photo: picturePath(row.cover_photo_id),
    health_notes_agreed_at: row.health_notes_agreed_at?.toISOString() ?? null,
    other_emails: row.other_emails,
    blocked: row.blocked_reason !== null,
    asks_details: asked,
  };
}
