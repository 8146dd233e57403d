import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChangeClientMutation } from '../../../../state/api/calls/desk/clients/clients.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { TitledSection } from '../../frame/titled-section.tsx';
import { CannotBookOnline } from '../../frame/words/cannot-book-online.tsx';

/** Whether the client can book online; blocks them with a reason, and lets them book again. */
export function OnlineBookingPart({ client }: { client: DeskClient }) {
  const { t } = useLingui();
  const { id, version, blocked_reason: reason } = client;
  const [asking, setAsking] = useState(false);
  const [change, { error, isLoading, reset }] = useChangeClientMutation();
  const { whole } = useRefusal(error);
  const write = async (blocked_reason: string | null) => {
    const { data } = await change({ id, version, blocked_reason });
    if (data) setAsking(false);
  };
  return (
    <TitledSection title={<Trans>Booking online</Trans>}>
      <div className="grid gap-2">
        {reason === null ? (
          <p className="text-muted">
            <Trans>Books online like everybody else.</Trans>
          </p>
        ) : (
          <>
            <CannotBookOnline reason={reason} />
            <p className="text-sm text-muted">
              <Trans>
                The site asks them to contact the studio, and does not say why. Sessions that are
                booked stay, and they can cancel them.
              </Trans>
            </p>
          </>
        )}
        {asking && (
          <ReasonForm
            label={t`Block online booking`}
            does={<Trans>Block online booking</Trans>}
            asks={{ name: 'blocked_reason', label: <Trans>Why? Only the team sees it.</Trans> }}
            error={error}
            busy={isLoading}
            onSend={({ reason }) => void write(reason)}
            onClose={() => {
              setAsking(false);
              reset();
            }}
          />
        )}
        {!asking && <RefusalText>{whole}</RefusalText>}
        {!asking &&
          (reason === null ? (
            <DeskButton onClick={() => setAsking(true)} className="justify-self-start">
              <Trans>Block online booking</Trans>
            </DeskButton>
          ) : (
            <DeskButton
              disabled={isLoading}
              onClick={() => write(null)}
              className="justify-self-start"
            >
              <Trans>Let them book online again</Trans>
            </DeskButton>
          ))}
      </div>
    </TitledSection>
  );
}
