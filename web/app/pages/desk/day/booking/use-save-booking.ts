import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import type { BookingAtDesk, DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import { useDeskBookMutation } from '../../../../state/api/desk/booking-api.ts';
import { useDeskAddClientMutation } from '../../../../state/api/desk/clients-api.ts';
import { useDeskAddNoteMutation } from '../../../../state/api/desk/notes-api.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';
import { useKept } from '../../frame/drafts/use-kept.ts';
import type { Line } from '../../frame/live/listen.ts';
import { readRefusal } from '../../frame/refusal/read-refusal.ts';
import { useLastRefusal } from '../../frame/refusal/use-last-refusal.ts';

/** A new client, as typed. */
export interface CallerWords {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
}

interface Asked {
  /** Id of the client, or who they are where they are new. */
  readonly client: number | CallerWords;
  readonly session: Omit<DeskBookingRequest, 'client_id'>;
  /** '' is none. */
  readonly note: string;
}

export interface Saved {
  readonly booking: BookingAtDesk;
  /** Why its note was not kept; undefined: it was, or there is none. */
  readonly unnoted: string | undefined;
}

/**
 * Saves a session, and before it a new client, who is made once however often it is tried; the note
 * comes after it. Answers null when something refused it, which is then told until what was `asked` changes.
 */
export function useSaveBooking(line: Line, asked: { client: unknown; session: unknown }) {
  const [book, booking] = useDeskBookMutation();
  const [add, adding] = useDeskAddClientMutation();
  const [note, noting] = useDeskAddNoteMutation();
  const [refusal, setRefusal] = useLastRefusal(line, asked.session);
  const [wrongClient, setWrongClient] = useLastRefusal<{ call: CallFailure }>(line, asked.client);
  const [made, setMade] = useKept<DeskClient | undefined>('client who was made', undefined);

  async function save({ client, session, note: words }: Asked): Promise<Saved | null> {
    setRefusal(null);
    setWrongClient(null);
    let id = typeof client === 'number' ? client : made?.id;
    if (id === undefined && typeof client !== 'number') {
      const answer = await add(client);
      if (answer.error) {
        setWrongClient({ call: readFailure(answer.error) });
        return null;
      }
      id = answer.data.id;
      setMade(answer.data);
    }
    const answer = await book({ ...session, client_id: id as number });
    if (answer.error) {
      setRefusal(readRefusal(answer.error));
      return null;
    }
    const kept = words.trim() === '' ? undefined : await note({ id: answer.data.id, note: words });
    return {
      booking: answer.data,
      unnoted: kept?.error ? (readFailure(kept.error).detail ?? '') : undefined,
    };
  }

  return {
    save,
    busy: booking.isLoading || adding.isLoading || noting.isLoading,
    refusal,
    wrongClient,
    /** The new client, who is one of the studio by now. */
    made,
  };
}
