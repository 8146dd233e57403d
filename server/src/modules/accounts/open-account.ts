import type { Account } from '@limber/contract/accounts.ts';
import type { Registration } from '@limber/contract/auth.ts';
import type { Db } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { seal } from '../../platform/sealing.ts';
import { accountOnWire } from './account-on-wire.ts';
import { insertAccount } from './queries.ts';
import { NOT_AN_EMAIL, normalEmail, personOf, problemsOf } from './rules.ts';

/**
 * Opens a client's account. Refuses with 400 naming the fields when something is not as it must be,
 * or when the e-mail already has an account, also under parallel calls.
 */
export async function openAccount(
  db: Db,
  parts: { readonly secret: string; readonly random: Randomness },
  registration: Registration,
  now: Date,
): Promise<Account> {
  const email = normalEmail(registration.email);
  const person = personOf(registration);
  const fields = { ...(email ? {} : { email: NOT_AN_EMAIL }), ...problemsOf(person) };
  if (!email || Object.keys(fields).length > 0) {
    throw refusal(400, Object.values(fields).join(' '), { fields });
  }
  const row = await insertAccount(db, {
    email,
    first_name: person.firstName,
    last_name: person.lastName,
    phone_number: person.phoneNumber,
    gender: person.gender,
    medical_issues_sealed: seal(parts.secret, person.medicalIssues, parts.random),
    goal: person.goal,
    language: registration.language ?? 'en',
    // The form says so: who writes health notes down for us agrees to our keeping them.
    health_notes_agreed_at: person.medicalIssues === '' ? null : now,
    created_at: now,
  });
  if (!row) throw refusal(400, EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });
  return accountOnWire(parts.secret, row);
}

const EMAIL_TAKEN = 'An account with this e-mail already exists. Please sign in instead.';
