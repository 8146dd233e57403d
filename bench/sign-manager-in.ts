import { randomUUID } from 'node:crypto';
import type { Db } from '../server/src/platform/database/db.ts';
import { issueAccessToken } from '../server/src/platform/http/session.ts';
import { BENCH_SECRET } from './spare-slots.ts';

/** Token of a manager with a session after both factors. */
export async function signManagerIn(db: Db, now: Date): Promise<string> {
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({
      ...{ email: `${randomUUID()}@bench.example`, first_name: 'Sara', last_name: 'Haddad' },
      ...{ phone_number: '', gender: 'female', account_type: 'manager', created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  const ends_at = new Date(now.getTime() + 3_600_000);
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      account_id: accountId,
      started_at: now,
      ends_at,
      second_factor: 'totp',
    })
    .execute();
  return issueAccessToken(BENCH_SECRET, { accountId, accountType: 'manager', sessionId }, now);
}
