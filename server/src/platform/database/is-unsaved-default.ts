import type { AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import { sql } from 'kysely';

/**
 * Whether one of a new studio's defaults has never been saved by anybody.
 *
 * @param thing the row's alias in the query; it has an id and a version
 */
export function isUnsavedDefault(
  subject: Extract<AuditSubject, 'service' | 'package'>,
  thing: string,
) {
  const [id, version] = [sql.ref(`${thing}.id`), sql.ref(`${thing}.version`)];
  return sql<boolean>`(${version} = 1 and not exists (
    select from audit_log where subject = ${`${subject} `}::text || ${id}))`;
}
