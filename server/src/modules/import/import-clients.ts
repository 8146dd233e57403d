import type { ImportFates } from '@limber/contract/desk/studio/import.ts';
import type { ImportedClient } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { inTurn, type Sentence } from '../../platform/language/sentence.ts';
import { e164Of } from '../accounts/phone-number.ts';
import { ADDRESS_TAKEN, clientOf, problemsOfClient } from '../clients/client-rules.ts';
import { rewriteClient } from '../clients/rewrite-client.ts';
import { writeClient } from '../clients/write-client.ts';
import { type Asked, bring, type Outcome } from './bring.ts';
import { findPeople, meantBy } from './find-people.ts';
import { sameAs } from './owner-rules.ts';
import type { KnownRow } from './queries/rows.ts';

/**
 * Brings clients along. Who is here already, by address, or by number and name, is the same and stays as
 * they are; what a row says that came before and says something else now is changed.
 */
export function importClients(
  deps: { readonly db: Db; readonly secret: string },
  actor: Actor,
  asked: Asked<ImportedClient>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportFates> {
  const meant = (row: ImportedClient) =>
    meantBy(deps.secret, { ...row, name: `${row.first_name} ${row.last_name}`.trim() });
  return bring(
    deps,
    actor,
    'client',
    asked,
    async (trx) => {
      const people = await findPeople(trx, asked.source, asked.rows.map(meant));
      const bringOne = async (row: ImportedClient, known?: KnownRow): Promise<Outcome> => {
        const client = clientOf({
          firstName: row.first_name,
          lastName: row.last_name,
          phoneNumber: row.phone_number,
          email: row.email,
          gender: row.gender,
          language: row.language ?? 'en',
        });
        const problems = problemsOfClient(client, e164Of(client.phoneNumber ?? '') !== null);
        const sentences = Object.values(problems);
        if (sentences.length > 0) return refused(inTurn(sentences));
        if (known?.accountId) {
          const changed = await rewriteClient(trx, actor, known.accountId, saidBy(row), now);
          return { fate: changed > 0 ? 'changed' : 'same', row: { accountId: known.accountId } };
        }
        const here = sameAs(meant(row), people);
        if (typeof here === 'object') return refused(here);
        if (here !== undefined) {
          return { fate: 'same', why: IS_HERE, row: { accountId: here } };
        }
        const accountId = await writeClient(trx, actor, client, now);
        if (accountId === undefined) return refused(ADDRESS_TAKEN);
        return { fate: 'new', row: { accountId } };
      };
      return { bringOne };
    },
    now,
    say,
  );
}

/** What a row says; what it leaves out stays. */
function saidBy({ first_name, last_name, phone_number, email, gender, language }: ImportedClient) {
  return {
    first_name,
    ...(last_name && { last_name }),
    ...(phone_number && { phone_number }),
    ...(email && { email }),
    ...(gender && { gender }),
    ...(language && { language }),
  };
}

const refused = (why: Sentence): Outcome => ({ fate: 'refused', why });

const IS_HERE: Sentence = {
  en: 'This client is here already, and stays as they are.',
  ar: 'هذا العميل مسجّل لدينا بالفعل وتبقى بياناته كما هي.',
};
