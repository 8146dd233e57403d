import type { ImportOutcomes, SharedEmail } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportedClient } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { fieldsInWords } from '../../platform/language/field-words.ts';
import { inTurn, type Sentence } from '../../platform/language/sentence.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { dayOf } from '../../platform/studio-days.ts';
import {
  ADDRESS_TAKEN,
  clientOf,
  problemsOfClient,
} from '../accounts/at-desk/client-details-rules.ts';
import { writeClient } from '../accounts/at-desk/write-client.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import { importNote } from '../clients/health/import-note.ts';
import { type ClientField, saveClient } from '../clients/save-client.ts';
import { findClientsOfRows, personOfRow } from './find-clients-of-rows.ts';
import { gatherCredit } from './import-credit.ts';
import { type ImportRequest, importRows, type RowResult } from './import-rows.ts';
import type { KnownRow } from './queries/rows.ts';
import { personKeysOf, sameAs } from './same-client-rules.ts';

/**
 * Imports clients. One who exists already, by address or by number and name, stays unchanged,
 * whatever a later file says; one that the import created is updated when its row has changed.
 */
export function importClients(
  deps: { readonly db: Db; readonly secret: string; readonly random: Randomness },
  actor: Actor,
  request: ImportRequest<ImportedClient> & { readonly shared_email?: SharedEmail | undefined },
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportOutcomes> {
  const personOf = (row: ImportedClient) =>
    personOfRow(deps.secret, { ...row, name: `${row.first_name} ${row.last_name}`.trim() });
  return importRows(
    deps,
    actor,
    'client',
    request,
    async (trx) => {
      const found = await findClientsOfRows(trx, request.source, request.rows.map(personOf));
      // A client from an earlier line exists for the later ones.
      const others = [...found.others];
      const people = { ...found, others };
      const credit = gatherCredit(trx, request.source.trim());
      const isHere = async (accountId: number, row: ImportedClient): Promise<RowResult> => {
        const brought = await credit.bring(accountId, row.credit);
        const why = brought ? inTurn([IS_HERE, brought.why]) : IS_HERE;
        return { outcome: brought?.isChanged ? 'changed' : 'same', why, row: { accountId } };
      };
      const importOne = async (row: ImportedClient, known?: KnownRow): Promise<RowResult> => {
        const client = clientOf({
          firstName: row.first_name,
          lastName: row.last_name,
          phoneNumber: row.phone_number,
          email: row.email,
          gender: row.gender,
          birthday: row.birthday ?? null,
          address: row.address ?? null,
          language: row.language ?? 'en',
        });
        const problems = problemsOfClient(
          client,
          e164Of(client.phoneNumber ?? '') !== null,
          dayOf(now),
        );
        const sentences = Object.values(problems);
        if (sentences.length > 0) return refused(inTurn(sentences));
        if (known?.accountId) return importAgain(trx, deps, actor, credit, row, known, now);
        const person = personOf(row);
        const here = sameAs(person, people);
        const shared = typeof here === 'object' && 'sharedWith' in here ? here.sharedWith : null;
        if (shared && request.shared_email === undefined)
          return { outcome: 'undecided', why: isFamily(shared) };
        if (typeof here === 'object' && 'en' in here) return refused(here);
        if (typeof here === 'number') return isHere(here, row);
        if (shared && request.shared_email === 'same') return isHere(shared.id, row);
        const email = shared ? null : client.email;
        const words = { ...client, email };
        const accountId = await writeClient(trx, actor, words, now, ofTheTeam(row));
        if (accountId === undefined) return refused(ADDRESS_TAKEN);
        const name = `${client.firstName} ${client.lastName}`;
        if (row.health_notes) await importNote(trx, deps, actor, accountId, row.health_notes, now);
        others.push({ id: accountId, name, email, e164: person.e164, isClient: true });
        const brought = credit.add(accountId, row.credit);
        const notes = [
          ...(shared ? [withoutAddress(shared)] : []),
          ...(brought ? [brought.why] : []),
        ];
        return {
          ...{ outcome: 'new', row: { accountId } },
          ...(notes.length > 0 && { why: inTurn(notes) }),
        };
      };
      return {
        importOne,
        personKeys: (row) => personKeysOf(personOf(row)),
        end: (importId) => credit.end({ importId, actorId: actor.accountId, at: now }),
      };
    },
    now,
    say,
  );
}

/**
 * A row that was imported before: a client who existed without it stays unchanged, and so does an
 * address that signs in.
 */
async function importAgain(
  trx: Trx,
  deps: Parameters<typeof importNote>[1],
  actor: Actor,
  credit: ReturnType<typeof gatherCredit>,
  row: ImportedClient,
  known: KnownRow,
  now: Date,
): Promise<RowResult> {
  const { made, proven } = known;
  const accountId = Number(known.accountId);
  const brought = await credit.bring(accountId, row.credit);
  // What an undone import had changed is read again from its file.
  const was = brought?.isChanged ? { was: {} } : {};
  const andCredit = (...notes: readonly Sentence[]) =>
    inTurn([...notes, ...(brought ? [brought.why] : [])]);
  if (!made) {
    const outcome = brought?.isChanged ? 'changed' : 'same';
    return { outcome, why: andCredit(IS_HERE), row: { accountId, ...was } };
  }
  const fields = fieldsOf(proven ? { ...row, email: null } : row);
  const changed = await saveClient(trx, actor, accountId, fields, now);
  if (row.health_notes && !proven)
    await importNote(trx, deps, actor, accountId, row.health_notes, now);
  if (changed.length === 0) {
    const notes = [...(proven && row.email ? [SIGNS_IN] : []), ...(brought ? [brought.why] : [])];
    const why = notes.length > 0 ? { why: inTurn(notes) } : {};
    const outcome = brought?.isChanged ? 'changed' : 'same';
    return { outcome, ...why, row: { accountId, ...was } };
  }
  const before = Object.fromEntries(changed.map((each) => [each.field, [each.was, each.became]]));
  const names = changed.map(({ field }) => field);
  return {
    outcome: 'changed',
    why: andCredit(changedFields(names)),
    row: { accountId, was: before },
  };
}

/** The fields of a row; omitted ones stay. */
function fieldsOf(row: ImportedClient) {
  const { first_name, last_name, phone_number, email, gender } = row;
  const { language, birthday, address } = row;
  return {
    ...(birthday && { birthday }),
    ...(address && { address }),
    ...ofTheTeam(row),
    first_name,
    ...(last_name && { last_name }),
    ...(phone_number && { phone_number }),
    ...(email && { email }),
    ...(gender && { gender }),
    ...(language && { language }),
  };
}

/** What only the team writes. */
const ofTheTeam = ({
  blocked_reason,
  desk_note,
  offers_by_mail,
  offers_by_message,
}: Omit<ImportedClient, 'line' | 'key'>) => ({
  ...(blocked_reason && { blocked_reason: blocked_reason.trim() }),
  ...(desk_note && { desk_note: desk_note.trim() }),
  ...(offers_by_mail && { offers_by_mail }),
  ...(offers_by_message && { offers_by_message }),
});

const refused = (why: Sentence): RowResult => ({ outcome: 'refused', why });

const IS_HERE: Sentence = {
  en: 'This client is here already, and stays as they are.',
  ar: 'هذا العميل مسجّل لدينا بالفعل وتبقى بياناته كما هي.',
};
const SIGNS_IN: Sentence = {
  en: 'The e-mail address with which this client signs in stays.',
  ar: 'يبقى البريد الإلكتروني الذي يسجّل به هذا العميل الدخول كما هو.',
};

function changedFields(fields: readonly ClientField[]): Sentence {
  const { en, ar } = fieldsInWords(fields);
  return { en: `Changed: ${en}.`, ar: `ما تغيّر: ${ar}.` };
}

interface Named {
  readonly name: string;
}

const isFamily = ({ name }: Named): Sentence => ({
  en: `${name} has this e-mail address. Are they one person, or a family?`,
  ar: `هذا البريد الإلكتروني لدى ${name}. هل هما شخص واحد أم من عائلة واحدة؟`,
});
const withoutAddress = ({ name }: Named): Sentence => ({
  en: `Comes without the e-mail address, which ${name} has.`,
  ar: `يُستورد دون البريد الإلكتروني الذي يحمله ${name}.`,
});
