import type { Trx } from '../../platform/database/db.ts';
import { longDateOf } from '../../platform/studio-days.ts';
import { plainName } from '../accounts/name-rules.ts';
import { readNames } from '../catalogue/read-names.ts';
import { isExpired } from './ending/package-expiry-rules.ts';
import type { PackageMailData } from './low-package-email.ts';
import { findMailData } from './queries/mails.ts';

/** What a mail about a package says, and what decides whether it is sent. */
export interface StoredPackageMail extends Omit<PackageMailData, 'email'> {
  readonly ownerId: number;
  /** Null: the owner has no address. */
  readonly email: string | null;
  /** When its owner was told of the low balance. */
  readonly notifiedLowAt: Date | null;
  /** Minutes of the shortest session that it can be used for. */
  readonly shortestMinutes: number;
}

/** A package as its mails say it; null: it is over, or its owner was erased. */
export async function readPackageMail(
  trx: Trx,
  packageId: number,
  today: string,
): Promise<StoredPackageMail | null> {
  const found = await findMailData(trx, packageId);
  if (!found?.active || isExpired(found.expiresOn, today)) return null;
  const named = await readNames(trx, found.language);
  return {
    ...found,
    id: packageId,
    firstName: plainName(found.firstName),
    name: named(found.name),
    lastDay: found.expiresOn === null ? null : longDateOf(found.expiresOn, found.language),
  };
}
