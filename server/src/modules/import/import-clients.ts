import type { ImportFates } from '@limber/contract/desk/studio/import.ts';
import type { ImportedClient } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import type { Actor } from '../../platform/http/session.ts';
import { fieldsInWords } from '../../platform/language/field-words.ts';
import { inTurn, type Sentence } from '../../platform/language/sentence.ts';
import { ADDRESS_TAKEN, clientOf, problemsOfClient } from '../accounts/at-desk/rules.ts';
import { writeClient } from '../accounts/at-desk/write-client.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import { type ClientField, saveClient } from '../clients/save-client.ts';
import { findPeople, meantBy } from './find-people.ts';
import { type ImportRequest, importRows, type Outcome } from './import-rows.ts';
import { personOf, sameAs } from './owner-rules.ts';
import type { KnownRow } from './queries/rows.ts';

/**
 * Imports clients. One who exists already, by address or by number and name, stays unchanged,
 * whatever a later file says; one that the import created is updated when its row has changed.
 */
export function importClients(
  deps: { readonly db: Db; readonly secret: string },
  actor: Actor,
  asked: ImportRequest<ImportedClient>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportFates> {
  const meant = (row: ImportedClient) =>
    meantBy(deps.secret, { ...row, name: `${row.first_name} ${row.last_name}`.trim() });
  return importRows(
    deps,
    actor,
    'client',
    asked,
    async (trx) => {
      const found = await findPeople(trx, asked.source, asked.rows.map(meant));
      // A client from an earlier line exists for the later ones.
      const others = [...found.others];
      const people = { ...found, others };
      const bringOne = async (row: ImportedClient, known?: KnownRow): Promise<Outcome> => {
        const client = clientOf({
          firstName: row.first_name,
          lastName: row.last_name,
          phoneNumber: row.phone_number,
          email: row.email,
          gender: row.gender,
          birthday: null,
          address: null,
          language: row.language ?? 'en',
        });
        const problems = problemsOfClient(
          client,
          e164Of(client.phoneNumber ?? '') !== null,
          dayOf(now),
        );
        const sentences = Object.values(problems);
        if (sentences.length > 0) return refused(inTurn(sentences));
        if (known?.accountId) return bringAgain(trx, actor, row, known.accountId, known, now);
        const whom = meant(row);
        const here = sameAs(whom, people);
        if (typeof here === 'object') return refused(here);
        if (here !== undefined) {
          return { fate: 'same', why: IS_HERE, row: { accountId: here } };
        }
        const accountId = await writeClient(trx, actor, client, now);
        if (accountId === undefined) return refused(ADDRESS_TAKEN);
        const name = `${client.firstName} ${client.lastName}`;
        others.push({ id: accountId, name, email: client.email, e164: whom.e164, isClient: true });
        return { fate: 'new', row: { accountId } };
      };
      return { bringOne, alike: (row) => personOf(meant(row)) };
    },
    now,
    say,
  );
}

/**
 * A row that was imported before: a client who existed without it stays unchanged, and so does an
 * address that signs in.
 */
async function bringAgain(
  trx: Trx,
  actor: Actor,
  row: ImportedClient,
  accountId: number,
  { made, proven }: KnownRow,
  now: Date,
): Promise<Outcome> {
  if (!made) return { fate: 'same', why: IS_HERE, row: { accountId } };
  const said = saidBy(proven ? { ...row, email: null } : row);
  const changed = await saveClient(trx, actor, accountId, said, now);
  if (changed.length === 0) {
    return { fate: 'same', ...(proven && row.email && { why: SIGNS_IN }), row: { accountId } };
  }
  return { fate: 'changed', why: nowOther(changed), row: { accountId } };
}

/** The fields of a row; omitted ones stay. */
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
const SIGNS_IN: Sentence = {
  en: 'The e-mail address with which this client signs in stays.',
  ar: 'يبقى البريد الإلكتروني الذي يسجّل به هذا العميل الدخول كما هو.',
};

function nowOther(fields: readonly ClientField[]): Sentence {
  const { en, ar } = fieldsInWords(fields);
  return { en: `Changed: ${en}.`, ar: `ما تغيّر: ${ar}.` };
}
