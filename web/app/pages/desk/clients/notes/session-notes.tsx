import type { SessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import {
  useAddSessionNoteMutation,
  useListSessionNotesQuery,
} from '../../../../state/api/calls/desk/day/session-notes.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import { takeBuffered } from '../../frame/keys/early-keys.ts';
import { Instant } from '../../frame/words/instant.tsx';

interface Props {
  bookingId: string;
  /** The field takes the focus, and what was typed before it was rendered. */
  focused?: boolean;
}

/** Notes of a session, with a field to add one; loaded on request. */
export function SessionNotes({ bookingId, focused = false }: Props) {
  const { currentData, isError, refetch } = useListSessionNotesQuery({ id: bookingId });
  const isClosed = focused && (isError || currentData?.agrees_to_notes === false);
  useLayoutEffect(() => {
    // There will be no field.
    if (isClosed) takeBuffered();
  }, [isClosed]);
  if (!currentData && isError) {
    return <ErrorState title={<Trans>The notes could not be loaded.</Trans>} onRetry={refetch} />;
  }
  return (
    <NotesShown kept={currentData}>
      <NewNote bookingId={bookingId} focused={focused} />
    </NotesShown>
  );
}

interface ShownProps {
  /** Undefined: not loaded yet. */
  kept: { readonly agrees_to_notes: boolean; readonly notes: readonly SessionNote[] } | undefined;
  /** The field that adds a note. */
  children: ReactNode;
}

/** The notes, and below them the field, or why there is none. */
export function NotesShown({ kept, children }: ShownProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Notes`} className="grid gap-3">
      {kept && kept.notes.length > 0 && <NoteList notes={kept.notes} />}
      {kept?.agrees_to_notes && children}
      {kept?.agrees_to_notes === false && (
        <p className="text-sm text-muted">
          <Trans>
            The client has not agreed to notes of their health, so nothing is noted of their
            sessions. The front desk can ask them, and record it on their page.
          </Trans>
        </p>
      )}
    </section>
  );
}

function NewNote({ bookingId, focused }: Required<Props>) {
  const { t } = useLingui();
  const [send, { isLoading, error }] = useAddSessionNoteMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const [written, setWritten] = useDraft(`note of ${bookingId}`, '');

  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!focused) return;
    // Earlier notes may stand above it, to be read.
    field.current?.focus({ preventScroll: true });
    const { text } = takeBuffered();
    if (text !== '') setWritten(text);
  }, []);

  async function add(event: FormEvent) {
    event.preventDefault();
    const sent = await send({ id: bookingId, note: written });
    if (!sent.error) setWritten('');
  }

  return (
    <form onSubmit={add} className="grid gap-2">
      <TextArea
        ref={field}
        label={t`Note`}
        hint={t`Stored only while the client agrees to health notes, and erased when they withdraw.`}
        value={written}
        maxLength={2000}
        required
        onChange={(event) => setWritten(event.target.value)}
        error={said.fields?.note ?? said.error ?? said.detail}
      />
      <DeskButton type="submit" disabled={isLoading} className="justify-self-start">
        <Trans>Keep the note</Trans>
      </DeskButton>
    </form>
  );
}

function NoteList({ notes }: { notes: readonly SessionNote[] }) {
  return (
    <ul className="grid gap-2">
      {notes.map(({ id, at, author, note, read_by }) => (
        <li key={id}>
          <span className="block text-sm text-muted">
            <bdi translate="no">{nameOf(author)}</bdi>
            <Dot />
            <Instant at={at} />
          </span>
          <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
            {note ?? <Trans>This note can no longer be read.</Trans>}
          </span>
          {read_by.length > 0 && (
            <span className="block text-sm text-muted">
              <Trans>Read by {joinNames(read_by.map(nameOf))}</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
