import type { Actor } from '../../platform/session.ts';
import { readOwnAccount } from '../accounts/read-own-account.ts';
import type { PrivacyParts } from './parts.ts';
import {
  findAccountTraces,
  findMembershipTraces,
  listPackagesOwnedBy,
  listPackagesSharedWith,
  listSessionsOf,
} from './queries.ts';

/**
 * Everything the studio keeps about the actor, health notes opened, as one document in the words of
 * the wire: amounts in AED, instants in ISO 8601. Refuses 401 when the account is gone.
 */
export async function exportData(
  parts: PrivacyParts,
  actor: Actor,
  now: Date,
): Promise<Record<string, unknown>> {
  const account = await readOwnAccount(parts.db, parts.secret, actor);
  const [appointments, packages, shared, membership, traces] = await Promise.all([
    listSessionsOf(parts.db, account.id),
    listPackagesOwnedBy(parts.db, account.id),
    listPackagesSharedWith(parts.db, account),
    findMembershipTraces(parts.db, account.id),
    findAccountTraces(parts.db, account),
  ]);
  const document = {
    exported_at: now,
    account,
    appointments,
    packages,
    packages_shared_with_me: shared,
    memberships: membership.memberships,
    partner_interactions: membership.interactions,
    partner_code_requests: membership.codeRequests,
    partner_codes: membership.codes,
    favourite_therapists: traces.favourites,
    mails: traces.mails,
    sign_ins: traces.sessions,
  };
  // Plain values throughout: every instant becomes its text.
  return JSON.parse(JSON.stringify(document));
}
