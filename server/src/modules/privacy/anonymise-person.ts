import type { Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { refuseErasingWithCredit } from '../credit/refuse-erasing-with-credit.ts';
import { blockReimportOfErased } from '../import/block-reimport-of-erased.ts';
import { closeUnpaid } from '../packages/close-unpaid-packages.ts';
import { invitationLimits } from '../sharing/invitation-rules.ts';
import type { PrivacyDeps } from './deps.ts';
import { erasedEmail } from './erased-person-rules.ts';
import {
  deleteLimits,
  deleteMailsTo,
  deleteSessionNotes,
  deleteStudioPictures,
  deleteTraces,
  updateAnonymised,
  updateBookingsAnonymised,
  updateFeesAnonymised,
  updateKeysAnonymised,
  updatePlansEnded,
  updateRecordsAnonymised,
  updateSharesAnonymised,
} from './queries/erase.ts';
import { updateWordsErased } from './queries/free-texts.ts';
import {
  listAddressesToClaim,
  listFormerAddresses,
  listMerged,
  type ToErase,
} from './queries/person-to-erase.ts';

/**
 * Removes the identity of an account, which is locked and has no upcoming session, and of the
 * duplicates merged into it; the books stay. Refuses 409 one with money on account, which would be
 * owed to nobody.
 */
export async function anonymisePerson(
  trx: Trx,
  deps: Pick<PrivacyDeps, 'secret'>,
  person: ToErase,
  now: Date,
): Promise<void> {
  for (const merged of await listMerged(trx, person.id)) {
    await anonymisePerson(trx, deps, merged, now);
  }
  await refuseErasingWithCredit(trx, person.id);
  await closeUnpaid(trx, person.id, now);
  const instead = erasedEmail(person.id);
  await updateSharesAnonymised(trx, person, instead, now);
  if (person.email !== null) {
    await deleteMailsTo(trx, person.email, instead);
    // The others are counted by the number of the account.
    const named = invitationLimits(person.id, person.email, true).map((limit) => limit.key);
    await deleteLimits(trx, named);
  }
  const before = [
    ...(await listAddressesToClaim(trx, person.id)),
    ...(await listFormerAddresses(trx, person.id)),
  ];
  for (const address of before) await deleteMailsTo(trx, address, instead);
  await deleteTraces(trx, person.id);
  await updateKeysAnonymised(trx, person.id, now);
  await deleteSessionNotes(trx, person.id);
  await updateWordsErased(trx, person.id);
  await blockReimportOfErased(trx, deps, person.id);
  await updateBookingsAnonymised(trx, person.id);
  await updateFeesAnonymised(trx, person.id);
  await updatePlansEnded(trx, person.id, dayOf(now));
  await deleteStudioPictures(trx, person.id);
  await updateRecordsAnonymised(trx, person.id);
  await updateAnonymised(trx, person.id, instead, now);
}
