import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useListClientNotesQuery } from '../../../../state/api/calls/desk/clients/timeline.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { Nothing, TitledSection } from '../../frame/titled-section.tsx';
import { deskDayOf } from '../../frame/words/desk-dates.ts';

/** Notes of the client's sessions, loaded on request. */
export function NotesPart({ client }: { client: DeskClient }) {
  const [shown, setShown] = useState(false);
  return (
    <TitledSection
      title={<Trans>Notes of sessions</Trans>}
      tools={
        !shown && (
          <DeskButton onClick={() => setShown(true)}>
            <Trans>Read the notes</Trans>
          </DeskButton>
        )
      }
    >
      {shown ? (
        <Notes id={client.id} />
      ) : (
        <p className="text-sm text-muted">
          <Trans>Everyone who reads session notes is recorded.</Trans>
        </p>
      )}
    </TitledSection>
  );
}

function Notes({ id }: { id: number }) {
  const { currentData, isError, refetch } = useListClientNotesQuery(
    { id, limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) {
    return <ErrorState title={<Trans>The notes could not be loaded.</Trans>} onRetry={refetch} />;
  }
  if (!currentData) return null;
  if (currentData.results.length === 0) {
    return (
      <Nothing>
        <Trans>No notes.</Trans>
      </Nothing>
    );
  }
  return (
    <ul className="client-lines">
      {currentData.results.map((note) => (
        <li key={note.id} className="py-2">
          <span className="block text-sm text-muted">
            {deskDayOf(note.session_at)}
            <Dot />
            <bdi translate="no">{nameOf(note.author)}</bdi>
          </span>
          <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
            {note.note ?? <Trans>This note can no longer be read.</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}
