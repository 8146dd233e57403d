import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { LONGEST_DESK_NOTE } from '@limber/contract/terms/texts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useChangeClientMutation } from '../../../../state/api/calls/desk/clients/clients.ts';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { TitledSection } from '../../frame/titled-section.tsx';

/** What the team should know of a client, and changing it. */
export function DeskNotePart({ client }: { client: DeskClient }) {
  const { desk_note: note } = client;
  const [writing, setWriting] = useState(false);
  return (
    <TitledSection
      title={<Trans>Note for the team</Trans>}
      tools={
        !writing && (
          <DeskButton onClick={() => setWriting(true)}>
            {note === null ? <Trans>Write a note</Trans> : <Trans>Change the note</Trans>}
          </DeskButton>
        )
      }
    >
      {writing ? (
        <DeskNoteForm client={client} onDone={() => setWriting(false)} />
      ) : note === null ? (
        <p className="text-sm text-muted">
          <Trans>Only the team sees it, beside each of their sessions.</Trans>
        </p>
      ) : (
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
    </TitledSection>
  );
}

function DeskNoteForm({ client, onDone }: { client: DeskClient; onDone(): void }) {
  const { t } = useLingui();
  const { id, version } = client;
  const [note, setNote] = useState(client.desk_note ?? '');
  const [change, { error, isLoading }] = useChangeClientMutation();
  const { fields } = useRefusal(error);
  async function send(event: FormEvent) {
    event.preventDefault();
    const { data } = await change({ id, version, desk_note: note.trim() || null });
    if (data) onDone();
  }
  return (
    <form
      aria-label={t`Note for the team`}
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="grid gap-3"
    >
      <TextArea
        label={t`What the team should know`}
        hint={t`Nothing about their health: that belongs to the health notes, which are sealed.`}
        error={fields.desk_note}
        maxLength={LONGEST_DESK_NOTE}
        autoFocus
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormFoot error={error} disabled={isLoading} onLeave={onDone}>
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  );
}
