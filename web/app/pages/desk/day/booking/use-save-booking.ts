import type { BookingAtDesk, DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import { useBookForClientMutation } from '../../../../state/api/calls/desk/day/bookings.ts';
import { useAddSessionNoteMutation } from '../../../../state/api/calls/desk/day/session-notes.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';
import type { Line } from '../../frame/live/listen.ts';
import { readRefusal } from '../../frame/refusal/read-refusal.ts';
import { useLastRefusal } from '../../frame/refusal/use-last-refusal.ts';

/** A new client, as typed. */
export interface CallerWords {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
}

/** In the order in which what is wrong is mended, the last first. */
export const CALLER_FIELDS = ['phone_number', 'last_name', 'first_name'] as const;

interface BookingToSave {
  /** Id of the client, or the words of a new one. */
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
 * Saves a session, with a new client in the same call: a refused session leaves nobody behind. The note
 * comes after it. Answers null when something refused it, which is then told until what was `asked` changes.
 */
export function useSaveBooking(line: Line, asked: { client: unknown; session: unknown }) {
  const [book, booking] = useBookForClientMutation();
  const [note, noting] = useAddSessionNoteMutation();
  const [refusal, setRefusal] = useLastRefusal(line, asked.session);
  const [wrongClient, setWrongClient] = useLastRefusal<{ call: CallFailure }>(line, asked.client);

  async function save({ client, session, note: words }: BookingToSave): Promise<Saved | null> {
    setRefusal(null);
    setWrongClient(null);
    const whose = typeof client === 'number' ? { client_id: client } : client;
    const answer = await book({ ...session, ...whose });
    if (answer.error) {
      const call = readFailure(answer.error);
      if (CALLER_FIELDS.some((name) => call.fields?.[name])) setWrongClient({ call });
      else setRefusal(readRefusal(answer.error));
      return null;
    }
    const kept = words.trim() === '' ? undefined : await note({ id: answer.data.id, note: words });
    return {
      booking: answer.data,
      unnoted: kept?.error ? (readFailure(kept.error).detail ?? '') : undefined,
    };
  }

  return { save, busy: booking.isLoading || noting.isLoading, refusal, wrongClient };
}
