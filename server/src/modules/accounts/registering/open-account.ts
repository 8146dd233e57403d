import type { Account } from '@limber/contract/accounts.ts';
import type { Registration } from '@limber/contract/auth.ts';
import { seal } from '../../../platform/encryption.ts';
import { wrongField, wrongFields } from '../../../platform/http/errors.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import type { AccountDeps } from '../deps.ts';
import { NOT_AN_EMAIL, normalEmail } from '../email-rules.ts';
import { agreementAfter } from '../health/health-consent-rules.ts';
import { personColumns } from '../person-columns.ts';
import { personOf, problemsOf, problemsOfUnasked } from '../personal-details-rules.ts';
import { findDetailsAsked } from '../queries.ts';
import { accountOnWire } from '../read-account.ts';
import { upsertRegistered, upsertRegistration } from './queries.ts';

/**
 * Opens a client's account. Until its address is proved anybody may register it, and the newest
 * registration counts; `mark` identifies the registrant. Health notes are kept only under their
 * agreement, and separately until then. Refuses 400 naming the invalid fields, or when the e-mail
 * belongs to an account that is proved or known to the studio.
 */
export async function openAccount(
  deps: AccountDeps,
  mark: { device: string; address: string | null },
  registration: Registration,
  now: Date,
): Promise<Account> {
  const email = normalEmail(registration.email);
  const person = personOf(registration);
  const unasked = problemsOfUnasked(registration, await findDetailsAsked(deps.db));
  const fields = {
    ...(email ? {} : { email: NOT_AN_EMAIL }),
    ...problemsOf(person, dayOf(now)),
    ...unasked,
  };
  if (!email || Object.keys(fields).length > 0) {
    throw wrongFields(fields);
  }
  // The form says next to them that writing health notes down is agreeing to their being kept.
  const agreedAt = agreementAfter(null, registration.health_notes_agreed ?? true, now);
  const sealed = agreedAt && seal(deps.secret, person.medicalIssues, deps.random);
  return deps.db.transaction().execute(async (trx) => {
    const row = await upsertRegistered(trx, {
      email,
      ...personColumns(person),
      language: registration.language ?? 'en',
      created_at: now,
    });
    if (!row) throw wrongField('email', EMAIL_TAKEN);
    const made = { account_id: row.id, notes_sealed: sealed, written_at: now };
    await upsertRegistration(trx, { ...mark, ...made });
    return accountOnWire(deps.secret, row);
  });
}

const EMAIL_TAKEN = {
  en: 'An account with this e-mail already exists. Please sign in instead.',
  ar: 'يوجد حساب بهذا البريد الإلكتروني. يرجى تسجيل الدخول.',
};
