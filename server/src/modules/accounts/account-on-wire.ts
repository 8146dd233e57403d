import type { Account } from '@limber/contract/accounts.ts';
import type { Selectable } from 'kysely';
import type { Accounts } from '../../platform/db-types.ts';
import { unseal } from '../../platform/sealing.ts';

/** An account as it answers to its own owner, health notes opened. */
export function accountOnWire(secret: string, row: Selectable<Accounts>): Account {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone_number: row.phone_number,
    gender: row.gender as Account['gender'],
    medical_issues: unseal(secret, row.medical_issues_sealed),
    goal: row.goal,
    account_type: row.account_type as Account['account_type'],
  };
}
