import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { notifyEnd } from './ending/warn-of-end.ts';
import { IMPORTED_AGAIN } from './owned-package-rules.ts';
import {
  findImported,
  type ImportedPackage,
  insertImportedPackage,
  insertValued,
  updateLastDay,
} from './queries/imported.ts';
import { lockPackageRow } from './queries/ledger.ts';

/** The balance of a package bought elsewhere; null: unlimited. */
export type OpeningBalance = { readonly minutes: number; readonly valueMinor: number } | null;

/**
 * Makes somebody the owner of a package bought elsewhere, with its balance as the first line of the
 * ledger, and jobs for its end. Returns its id.
 */
export async function importPackage(
  trx: Trx,
  deps: JobDeps,
  actorId: number,
  { left, ...its }: ImportedPackage & { readonly left: OpeningBalance },
  now: Date,
): Promise<number> {
  const packageId = await insertImportedPackage(trx, its);
  const entry = { packageId, kind: 'imported', actorId, reason: null, at: now } as const;
  if (left) await insertValued(trx, { ...entry, ...left });
  await notifyEnd(trx, deps, { packageId, expiresOn: its.expiresOn }, now);
  return packageId;
}

/** A changed row of a package that was imported before. */
interface Correction {
  readonly packageId: number;
  readonly left: OpeningBalance;
  readonly expiresOn: string | null;
  readonly ownerId: number;
  readonly product: { readonly id: number; readonly name: string };
  /** The software that it comes from. */
  readonly source: string;
}

/** What an imported package had before a correction. Stored with its row, so the names stay. */
export interface BeforeCorrection {
  readonly minutes: number;
  readonly fils: number;
  readonly expiresOn: string | null;
}

/**
 * Corrects the balance and last day of an imported package. Returns what it had before; null:
 * nothing changed. Refuses 409 a package that was used here since; other minutes, where the desk has given some;
 * another value for the same minutes; and another owner or product, who would take over the ledger.
 */
export async function correctImported(
  trx: Trx,
  deps: JobDeps,
  actorId: number,
  { packageId, left, expiresOn, ownerId, product, source }: Correction,
  now: Date,
): Promise<BeforeCorrection | null> {
  await lockPackageRow(trx, packageId);
  const existing = await findImported(trx, packageId);
  if (!existing || existing.used) throw refusal(409, USED);
  if (existing.ownerId !== ownerId) throw refusal(409, OTHER_OWNER);
  // A product may have replaced another one with its name.
  if (existing.productId !== product.id && existing.name !== product.name)
    throw refusal(409, OTHER_PRODUCT);
  const minutes = left ? left.minutes - existing.minutes : 0;
  const valueMinor = left ? left.valueMinor - existing.minor : 0;
  if (minutes === 0 && valueMinor !== 0) throw refusal(409, ONLY_VALUE);
  if (minutes !== 0) {
    if (existing.adjusted) throw refusal(409, USED);
    const reason = IMPORTED_AGAIN + source;
    const entry = { packageId, kind: 'adjusted', minutes, valueMinor } as const;
    await insertValued(trx, { ...entry, actorId, reason, at: now });
  }
  if (expiresOn !== existing.expiresOn) {
    await updateLastDay(trx, packageId, expiresOn);
    await notifyEnd(trx, deps, { packageId, expiresOn }, now);
  }
  if (minutes === 0 && expiresOn === existing.expiresOn) return null;
  return { minutes: existing.minutes, fils: existing.minor, expiresOn: existing.expiresOn };
}

const USED: Sentence = {
  en: 'This package is here and was used or prolonged since. Please change it on the page of its owner.',
  ar: 'هذه الباقة لدينا واستُخدمت أو مُدِّدت منذ استيرادها. يرجى تعديلها من صفحة صاحبها.',
};
const OTHER_OWNER: Sentence = {
  en: 'This package is here and belongs to another client. Please change it on the page of its owner.',
  ar: 'هذه الباقة لدينا وصاحبها عميل آخر. يرجى تعديلها من صفحة صاحبها.',
};
const OTHER_PRODUCT: Sentence = {
  en: 'This package is here as another product. Please change it on the page of its owner.',
  ar: 'هذه الباقة لدينا لكنها منتج آخر. يرجى تعديلها من صفحة صاحبها.',
};
const ONLY_VALUE: Sentence = {
  en: 'The minutes are the same and worth something else: only both together can be corrected.',
  ar: 'الدقائق نفسها لكن قيمتها مختلفة، ولا يمكن تصحيح القيمة وحدها.',
};
