import type { HealthRecord } from '@limber/contract/health-record.ts';
import type { AccountType, Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refuseErased } from '../../../platform/database/lock-account.ts';
import { listConsents, listLooks } from './queries.ts';

/** Who read somebody's health notes, latest first and at most `most`, and what they agreed to. */
export async function readHealthRecord(
  db: Db,
  accountId: number,
  most?: number,
): Promise<HealthRecord> {
  await refuseErased(db, accountId);
  const [consents, looks] = await Promise.all([
    listConsents(db, accountId),
    listLooks(db, accountId, most),
  ]);
  return {
    consents: consents.map(({ language, agreed_at, withdrawn_at, ...consent }) => ({
      ...consent,
      agreed_at: agreed_at.toISOString(),
      language: language as Language,
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    })),
    looks: looks.map(({ at, by, role }) => ({
      at: at.toISOString(),
      by,
      role: role as AccountType,
    })),
  };
}
