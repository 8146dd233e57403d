import type { MessageFailed, SentMessage } from '@limber/contract/desk/clients/messages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import { ON_ITS_WAY } from '../message-status-rules.ts';
import { isClient, listTellings, type StoredTelling } from './queries.ts';

/** What a client was told, with what became of it. Refuses 404 an unknown client. */
export async function listMessagesTo(
  db: Db,
  clientId: number,
  page: { limit: number; offset: number },
  now: Date,
): Promise<{ messages: SentMessage[]; count: number }> {
  if (!(await isClient(db, clientId))) throw refusal(404, UNKNOWN_CLIENT);
  const { tellings, count } = await listTellings(db, clientId, now, page);
  return { messages: tellings.map(onWire), count };
}

function onWire({ bookingId, at, status, statusAt, failure, ...rest }: StoredTelling): SentMessage {
  return {
    ...rest,
    booking_id: bookingId,
    at: at.toISOString(),
    status: statusOnWire(status),
    status_at: statusAt?.toISOString() ?? null,
    failure: failure as MessageFailed | null,
  };
}

/** Until somebody says that it was sent, it waits. */
function statusOnWire(status: StoredTelling['status']): SentMessage['status'] {
  if (status === 'sent') return status;
  return ON_ITS_WAY.includes(status) ? 'waiting' : (status as SentMessage['status']);
}
