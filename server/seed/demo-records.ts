import type { ContactAbout, ContactOutcome } from '@limber/contract/desk/clients/contacts.ts';
import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import { sql } from 'kysely';
import { daysBefore } from '../src/platform/clock.ts';
import type { Trx } from '../src/platform/database/db.ts';
import { seal } from '../src/platform/encryption.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import type { DeskOf } from './demo-team.ts';
import { insertRows } from './insert-rows.ts';
import { type Chance, pick } from './seeded-chance.ts';

const MINUTE_MS = 60_000;
const CALLED_FOR_DAYS = 14;
const OUTCOMES: ContactOutcome[] = ['not_reached', 'agreed', 'other', 'agreed'];

/** Records that a manager added what is sold: in a studio at work nothing still needs checking. */
export async function insertAdded(trx: Trx, at: Date): Promise<void> {
  await sql`
    insert into audit_log (at, actor_id, action, subject, details)
    select ${at}::timestamptz, manager.id, 'added', thing.subject, thing.details
    from (
      select 'service ' || id as subject, jsonb_build_object('called', name) as details, 0 as kind, position
      from services
      union all select 'package ' || id, jsonb_build_object('called', name), 1, position
      from package_products
    ) as thing, (
      select id from accounts where account_type = 'manager' order by id limit 1
    ) as manager
    order by thing.kind, thing.position`.execute(trx);
}

/** Records that recent no-shows were called, with the outcome. */
export async function insertCalls(
  trx: Trx,
  deskOf: DeskOf,
  now: Date,
  chance: Chance,
): Promise<void> {
  const { rows } = await sql<{ id: string; clientId: number; branch: string; at: Date }>`
    select b.id, b.client_id as "clientId", b.location_code as branch, event.at
    from bookings b
      join booking_events event on event.booking_id = b.id and event.kind = 'missed'
    where event.at between ${daysBefore(now, CALLED_FOR_DAYS)}::timestamptz
      and ${new Date(now.getTime() - 30 * MINUTE_MS)}::timestamptz
    order by event.at, b.id`.execute(trx);
  await insertRows(
    trx,
    'contacts',
    rows.map(({ id, clientId, branch, at }) => {
      const desk = deskOf(branch);
      const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS).toISOString();
      return {
        client_id: clientId,
        booking_id: id,
        channel: chance.below(2) === 0 ? 'phone' : 'whatsapp',
        about: 'session' satisfies ContactAbout,
        opened_by: pick(desk, chance),
        opened_at: after(5 + chance.below(10)),
        outcome: pick(OUTCOMES, chance),
        outcome_by: pick(desk, chance),
        outcome_at: after(16 + chance.below(10)),
      };
    }),
  );
}

const NOTES = [
  'Left hip still tight; opened well after ten minutes.',
  'Wants more time on the shoulders next time.',
  'Ran on Sunday: calves short, went easy.',
  'Much more range than last month.',
];
/** Clients whose sessions have notes: they come often. */
const NOTED = [
  'amina@client.example',
  'hind.al.falasi@client.example',
  'emma.clarke@client.example',
];
const NOTED_EACH = 3;

/**
 * Seals what therapists noted of every third session of some clients, who agree to it, under the
 * key of the process.
 */
export async function insertNotes(trx: Trx, secret: string): Promise<void> {
  const random = systemRandomness();
  await sql`
    with agreed as (
      update accounts set health_notes_agreed_at = created_at
      where email = any(${NOTED}::text[]) and health_notes_agreed_at is null
      returning id, created_at, language
    )
    insert into health_consents (account_id, agreed_at, words_version, language)
    select id, created_at, ${HEALTH_CONSENT.version}::int, language from agreed`.execute(trx);
  const { rows } = await sql<{ id: string; authorId: number; at: Date }>`
    select b.id, t.account_id as "authorId", max(event.at) as at
    from bookings b
      join accounts client on client.id = b.client_id
      join therapists t on t.id = b.therapist_id
      join booking_events event on event.booking_id = b.id
    where b.status = 'completed' and client.email = any(${NOTED}::text[])
    group by b.id, t.account_id order by b.starts_at`.execute(trx);
  const noted = rows.filter((_, index) => index % NOTED_EACH === 0);
  if (noted.length === 0) return;
  await trx
    .insertInto('session_notes')
    .values(
      noted.map(({ id, authorId, at }, index) => ({
        booking_id: id,
        author_id: authorId,
        note_sealed: seal(
          secret,
          NOTES[index % NOTES.length] as string,
          random,
          'session notes',
        ) as Buffer,
        at,
      })),
    )
    .execute();
}
