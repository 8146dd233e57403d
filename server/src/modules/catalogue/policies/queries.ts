import type { PolicyKind } from '@limber/contract/terms/site-pages.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { PolicyVersion } from './policy-rules.ts';

/** Every version that was not taken back, of both kinds. */
export async function listPolicyVersions(db: Db | Trx): Promise<PolicyVersion[]> {
  const rows = await db
    .selectFrom('policy_versions')
    .select(['kind', 'version', 'holds_from', 'words_en', 'words_ar', 'made_at'])
    .where('withdrawn', '=', false)
    .orderBy('kind')
    .orderBy('version')
    .execute();
  return rows.map(({ kind, words_en, words_ar, ...version }) => ({
    ...version,
    kind: kind as PolicyKind,
    text: { en: words_en, ar: words_ar },
  }));
}

/** Writes a version under the next number of its kind, which it returns. */
export async function insertPolicyVersion(
  trx: Trx,
  { kind, holds_from, text, made_at }: Omit<PolicyVersion, 'version'>,
): Promise<number> {
  const { version } = await trx
    .insertInto('policy_versions')
    .values((row) => ({
      ...{ kind, holds_from, words_en: text.en, words_ar: text.ar, made_at },
      version: row
        .selectFrom('policy_versions')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('next'))
        .where('kind', '=', kind),
    }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Takes a version back. */
export function updateWithdrawn(trx: Trx, kind: PolicyKind, version: number) {
  return updateRows(trx, 'policy_versions', { where: { kind, version }, set: { withdrawn: true } });
}
