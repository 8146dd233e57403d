import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useReadClientHealthNoteMutation,
  useWithdrawClientHealthNoteMutation,
} from '../../../../state/api/calls/desk/clients/client-health-note.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ConfirmPart } from '../../frame/refusal/confirm-part.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { TitledSection } from '../../frame/titled-section.tsx';
import { deskDayOf } from '../../frame/words/desk-dates.ts';
import { HealthNoteBox } from '../notes/health-note.tsx';
import { HealthForm } from './health-form.tsx';

/** Whether the client agrees to health notes; the desk records or withdraws it. */
export function HealthPart({ client }: { client: DeskClient }) {
  const [doing, setDoing] = useState<'write' | 'withdraw'>();
  const [read, reading] = useReadClientHealthNoteMutation();
  const {
    id,
    health_notes: hasNotes,
    health_notes_agreed_at: agreedAt,
    health_notes_heard_by: heardBy,
  } = client;
  const toggle = (part: 'write' | 'withdraw') => setDoing(doing === part ? undefined : part);
  // What was read may be out of date now.
  const done = () => {
    reading.reset();
    setDoing(undefined);
  };
  return (
    <TitledSection title={<Trans>Health notes</Trans>}>
      <div className="grid gap-3">
        <p className="text-sm text-muted">
          {!agreedAt ? (
            <Trans>Has not agreed to health notes.</Trans>
          ) : heardBy ? (
            <Trans>
              Told {heardBy} on {deskDayOf(agreedAt)} that they agree to notes of their health.
            </Trans>
          ) : (
            <Trans>Has agreed to health notes since {deskDayOf(agreedAt)}.</Trans>
          )}
        </p>
        {hasNotes && (
          <HealthNoteBox
            note={reading.data}
            error={reading.error}
            busy={reading.isLoading}
            onRead={() => void read({ id })}
            onClose={reading.reset}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <DeskButton aria-expanded={doing === 'write'} onClick={() => toggle('write')}>
            {!agreedAt ? (
              <Trans>Record their consent</Trans>
            ) : hasNotes ? (
              <Trans>Write again</Trans>
            ) : (
              <Trans>Write a health note</Trans>
            )}
          </DeskButton>
          {agreedAt && (
            <DeskButton
              aria-expanded={doing === 'withdraw'}
              onClick={() => toggle('withdraw')}
              className="text-err"
            >
              <Trans>They withdraw it</Trans>
            </DeskButton>
          )}
        </div>
        {doing === 'write' && (
          <HealthForm client={client} read={reading.data?.note ?? undefined} onDone={done} />
        )}
        {doing === 'withdraw' && agreedAt && <Withdrawing client={client} onDone={done} />}
      </div>
    </TitledSection>
  );
}

function Withdrawing({ client: { id, version }, onDone }: { client: DeskClient; onDone(): void }) {
  const { t } = useLingui();
  const [withdraw, { isLoading, error }] = useWithdrawClientHealthNoteMutation();
  const { whole } = useRefusal(error);
  async function send() {
    const { data } = await withdraw({ id, version });
    if (!data) return;
    showToast('success', t`The consent is withdrawn and the notes are erased.`);
    onDone();
  }
  return (
    <ConfirmPart
      label={t`Withdraw the consent`}
      action={<Trans>Withdraw and erase</Trans>}
      refused={whole}
      busy={isLoading}
      onConfirm={() => void send()}
      onLeave={onDone}
    >
      <p>
        <Trans>
          Their health notes and the notes of their sessions are erased at once, and nobody can read
          them again.
        </Trans>
      </p>
    </ConfirmPart>
  );
}
