import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useReadDeskSessionQuery } from '../../../../state/api/calls/desk/day/session.ts';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import { bufferKeys } from '../../frame/keys/early-keys.ts';

const SessionNotes = lazyPart(
  async () => (await import('../../clients/notes/session-notes.tsx')).SessionNotes,
);

/** Notes of a session. Reading them is logged, so they open by hand and not with the panel. */
export function SessionNotesPart({ id }: { id: string }) {
  const [opened, setOpened] = useDraft(`notes of ${id}`, false);
  const [byHand, setByHand] = useState(false);
  const open = () => {
    bufferKeys();
    setByHand(true);
    setOpened(true);
  };
  const { currentData } = useReadDeskSessionQuery({ id });
  const count = currentData?.notes ?? 0;
  return (
    <section className="mt-5 border-t border-hairline pt-3">
      <h3 className="mb-2 text-sm font-semibold text-muted">
        <Trans>Notes of the session</Trans>
      </h3>
      {opened ? (
        <SessionNotes bookingId={id} focused={byHand} />
      ) : (
        <DeskButton onClick={open}>
          {count > 0 ? (
            <Plural value={count} one="Read # note" other="Read # notes" />
          ) : (
            <Trans>Write a note</Trans>
          )}
        </DeskButton>
      )}
    </section>
  );
}
