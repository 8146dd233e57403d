import type { AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import { sql } from 'kysely';

/**
 * Whether nobody has saved a thing of the studio yet, nor added it: a new studio began with it.
 *
 * @param thing how a query calls the row, which has an id and a version
 */
export function isProposed(subject: Extract<AuditSubject, 'service' | 'package'>, thing: string) {
  const [id, version] = [sql.ref(`${thing}.id`), sql.ref(`${thing}.version`)];
  return sql<boolean>`(${version} = 1 and not exists (
    select from audit_log where subject = ${`${subject} `}::text || ${id}))`;
}
