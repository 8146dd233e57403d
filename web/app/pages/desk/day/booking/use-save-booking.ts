import type { BookingAtDesk, DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import { useBookForClientMutation } from '../../../../state/api/calls/desk/day/bookings.ts';
import { useAddSessionNoteMutation } from '../../../../state/api/calls/desk/day/session-notes.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import { readRefusal } from '../../frame/refusal/read-refusal.ts';
import { useLastRefusal } from '../../frame/refusal/use-last-refusal.ts';

/** A new client, as typed. */
export interface CallerWords {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
}

/**
 * The last field with an error gets the focus first, so this is the order of correcting, reversed.
 */
export const CALLER_FIELDS = ['phone_number', 'last_name', 'first_name'] as const;

interface BookingToSave {
  /** Id of an existing client, or the input for a new one. */
  readonly client: number | CallerWords;
  readonly session: Omit<DeskBookingRequest, 'client_id'>;
  /** '' for none. */
  readonly note: string;
}

export interface Saved {
  readonly booking: BookingAtDesk;
  /** Why the note was not saved; undefined: it was, or there is none. */
  readonly unnoted: string | undefined;
}

/**
 * Saves a session, and a new client in the same call, so that a refused session leaves no client
 * behind. The note is saved afterwards. Answers null when the session is refused; the refusal is
 * shown until `subject` changes.
 */
export function useSaveBooking(line: Line, subject: { client: unknown; session: unknown }) {
  const [book, booking] = useBookForClientMutation();
  const [note, noting] = useAddSessionNoteMutation();
  const [refusal, setRefusal] = useLastRefusal(line, subject.session);
  const [wrongClient, setWrongClient] = useLastRefusal<{ call: CallFailure }>(line, subject.client);

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
    const noted = words.trim() === '' ? undefined : await note({ id: answer.data.id, note: words });
    return {
      booking: answer.data,
      unnoted: noted?.error ? (readFailure(noted.error).detail ?? '') : undefined,
    };
  }

  return { save, busy: booking.isLoading || noting.isLoading, refusal, wrongClient };
}
