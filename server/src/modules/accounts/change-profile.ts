import type { Account, ProfileChange } from '@limber/contract/accounts.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { seal, unsealIfReadable } from '../../platform/encryption.ts';
import { logInAgain, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { dayOf } from '../../platform/studio-days.ts';
import type { AccountDeps } from './deps.ts';
import { agreementAfter } from './health/health-consent-rules.ts';
import { recordConsent } from './health/record-consent.ts';
import { personColumns } from './person-columns.ts';
import { type Person, personOf, problemsOf, problemsOfUnasked } from './personal-details-rules.ts';
import { findDetailsAsked, lockOwnAccount, updateAccount } from './queries.ts';
import { accountOnWire } from './read-account.ts';

/**
 * Changes the actor's profile; omitted fields stay. Health notes are kept only under an agreement,
 * and erased with it. Refuses 400 naming the invalid fields, 401 when the account no longer exists.
 */
export async function changeProfile(
  deps: AccountDeps,
  actor: Actor,
  change: ProfileChange,
  now: Date,
): Promise<Account> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockOwnAccount(trx, actor.accountId);
    if (!row) throw logInAgain();
    const notes = unsealIfReadable(deps.secret, row.medical_issues_sealed) ?? '';
    const person = personOf({
      first_name: change.first_name ?? row.first_name,
      last_name: change.last_name ?? row.last_name,
      phone_number: change.phone_number ?? row.phone_number,
      gender: change.gender ?? (row.gender as Account['gender']),
      medicalIssues: change.medical_issues ?? notes,
      goal: change.goal ?? row.goal,
      birthday: change.birthday === undefined ? row.birthday : change.birthday,
      address: change.address === undefined ? row.address : change.address,
    });
    const agreedAt = agreementAfter(row.health_notes_agreed_at, change.health_notes_agreed, now);
    const unasked = problemsOfUnasked(change, await findDetailsAsked(trx));
    refuseProblems(change, { ...problemsOf(person, dayOf(now)), ...unasked }, person, agreedAt);
    const written = await updateAccount(trx, actor.accountId, {
      ...personColumns(person),
      language: change.language ?? row.language,
      health_notes_agreed_at: agreedAt,
      ...(saysWho(change) && { details_asked_at: null }),
      ...(agreedAt === null
        ? { medical_issues_sealed: null }
        : // Notes that come back unchanged are not written: they may only have been unreadable when shown.
          person.medicalIssues === notes
          ? {}
          : { medical_issues_sealed: seal(deps.secret, person.medicalIssues, deps.random) }),
    });
    await recordConsent(trx, written, { before: row, after: written }, null, now);
    // Boards show the client's name and number.
    if (SHOWN.some((field) => written[field] !== row[field])) await tellEverything(trx);
    return accountOnWire(deps.secret, written);
  });
}

const SHOWN = ['first_name', 'last_name', 'phone_number', 'gender', 'language'] as const;

/** Whether a change completes the profile of an account that was registered in another browser. */
const saysWho = ({ first_name, last_name, phone_number }: ProfileChange) =>
  [first_name, last_name, phone_number].every((word) => word !== undefined);

const AGREE_FIRST = {
  en: 'Please agree to us keeping your health notes, or leave them empty.',
  ar: 'يرجى الموافقة على حفظ ملاحظاتك الصحية أو ترك الحقل فارغاً.',
};

function refuseProblems(
  change: ProfileChange,
  { medicalIssues, ...problems }: Record<string, Sentence>,
  person: Person,
  agreedAt: Date | null,
): void {
  const fields: Record<string, Sentence> = Object.fromEntries(
    // A value older than the rule is no reason to refuse a change of another field.
    Object.entries(problems).filter(([field]) => field in change),
  );
  if (medicalIssues && change.medical_issues !== undefined) fields.medical_issues = medicalIssues;
  const isNoted = change.medical_issues !== undefined && person.medicalIssues !== '';
  if (isNoted && agreedAt === null && change.health_notes_agreed !== false) {
    fields.health_notes_agreed = AGREE_FIRST;
  }
  if (Object.keys(fields).length > 0) {
    throw wrongFields(fields);
  }
}
