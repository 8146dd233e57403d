import type { TakenMessage } from '../../server/test/providers/whatsapp-simulator.ts';
import { exactly, type Finding, told } from '../drill.ts';
import type { TwoKilled } from '../stand/two-killed.ts';

/** Between composing a message and its arrival, and between the clocks of the processes. */
const ON_THE_WAY_MS = 10_000;

interface StoredMessage extends Record<string, unknown> {
  readonly id: string;
  readonly eventKey: string;
  readonly status: string;
}

interface Change extends Record<string, unknown> {
  readonly bookingId: string;
  readonly cancels: boolean;
  readonly at: Date;
}

/** Compares what reached the clients, by WhatsApp and by mail, with what became of their bookings. */
export async function judge(
  { query }: Pick<TwoKilled, 'query'>,
  taken: readonly TakenMessage[],
): Promise<{ events: number; findings: Finding[] }> {
  const messages = await query<StoredMessage>(
    `select id, event_key as "eventKey", status from messages`,
  );
  const mails = new Set(
    (
      await query<{ key: string }>('select event_key as key from mails where sent_at is not null')
    ).map(({ key }) => key),
  );
  const byId = new Map(messages.map((each) => [each.id, each]));
  const byKey = new Map(messages.map((each) => [each.eventKey, each]));
  const reached = (key: string) =>
    mails.has(key) || ['sent', 'delivered', 'read'].includes(byKey.get(key)?.status ?? '');
  // The last that a client must have heard of each booking.
  const wanted = await query<{ key: string }>(`
    select case
      when b.status = 'cancelled' then 'booking-cancelled:' || b.id || ':' || changes.many
      when changes.many > 0 then 'booking-moved:' || b.id || ':' || changes.many
      else 'booking-confirmed:' || b.id end as key
    from bookings b, lateral (select count(*)::int as many from booking_events e
      where e.booking_id = b.id
        and (e.from_starts_at is not null or 'cancelled' in (e.from_status, e.to_status))) changes
    where b.client_id in (select id from accounts where message_channel = 'whatsapp')`);
  const lost = wanted.map(({ key }) => key).filter((key) => !reached(key));
  const open = messages.filter(({ status }) => ['waiting', 'sending', 'unsure'].includes(status));
  const unknown = taken.filter(({ ours }) => !byId.has(ours)).map(({ id }) => id);
  const stale = taken
    .filter(isStale(byId, await changesOf(query)))
    .map(({ ours }) => byId.get(ours)?.eventKey ?? '');
  const byChannels = messages.filter(({ eventKey }) => mails.has(eventKey)).length;
  const events = new Set([...messages.map(({ eventKey }) => eventKey), ...mails]).size;
  return {
    events,
    findings: [
      ...countsByStatus(messages),
      told('also told by mail, as WhatsApp failed or was silent', byChannels),
      exactly('events told twice by WhatsApp', ...twice(taken, byId)),
      exactly('events that reached nobody', lost.length, 0, lost),
      exactly('told when it was no longer true', stale.length, 0, stale),
      exactly(
        'messages without an end',
        open.length,
        0,
        open.map(({ eventKey }) => eventKey),
      ),
      exactly('messages that are not in the books', unknown.length, 0, unknown),
    ],
  };
}

const countsByStatus = (messages: readonly StoredMessage[]) =>
  [...Map.groupBy(messages, ({ status }) => status)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, all]) => told(`messages ${status}`, all.length));

function twice(
  taken: readonly TakenMessage[],
  byId: ReadonlyMap<string, StoredMessage>,
): [number, number, string[]] {
  const seen = new Set<string>();
  const keys = taken.map(({ ours }) => byId.get(ours)?.eventKey ?? ours);
  const repeated = keys.filter((key) => seen.size === seen.add(key).size);
  return [repeated.length, 0, repeated];
}

/** The moves and cancellations of each booking, in their order. */
async function changesOf(query: TwoKilled['query']): Promise<ReadonlyMap<string, Change[]>> {
  const changes = await query<Change>(`
    select booking_id as "bookingId", to_status = 'cancelled' as cancels, at from booking_events
    where from_starts_at is not null or 'cancelled' in (from_status, to_status) order by id`);
  return Map.groupBy(changes, ({ bookingId }) => bookingId);
}

/** Whether a message came when its booking had already been changed again, or cancelled. */
const isStale =
  (byId: ReadonlyMap<string, StoredMessage>, changes: ReadonlyMap<string, Change[]>) =>
  ({ ours, at }: TakenMessage): boolean => {
    const [what, id = '', number] = byId.get(ours)?.eventKey.split(':') ?? [];
    const later = (changes.get(id) ?? []).filter((change, index) => {
      if (what === 'booking-moved') return index >= Number(number);
      return what !== 'booking-cancelled' && change.cancels;
    });
    return later.some((change) => at.getTime() > change.at.getTime() + ON_THE_WAY_MS);
  };
