import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useCancelBookingMutation } from '../../../../state/api/calls/desk/day/booking-changes.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import type { DisplacementCause } from './displacement-cause.ts';

/**
 * Cancels a session on behalf of the studio: minutes are returned, nothing is due, and the client
 * is told.
 */
export function CancelByUs({
  session,
  about,
  onCancelled,
}: {
  session: DisplacedSession;
  about: DisplacementCause;
  onCancelled: (version: number) => void;
}) {
  const { t } = useLingui();
  const [cancel, { isLoading, error }] = useCancelBookingMutation();
  const { detail } = useFailureText(error ? readFailure(error) : undefined);
  const reason = t(reasonWords[about]);
  const { id, version } = session;
  async function send() {
    const { data } = await cancel({ id, version, by: 'studio', counts_as: 'returned', reason });
    if (data) onCancelled(data.version);
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-tint p-3">
      <p className="min-w-60 grow">
        {session.client.email ? (
          <Trans>
            The minutes go back in full and nothing is due. The client is told by e-mail. What was
            paid at the till is refunded there.
          </Trans>
        ) : (
          <Trans>
            The minutes go back in full and nothing is due. They have no e-mail with us: please tell
            them. What was paid at the till is refunded there.
          </Trans>
        )}
      </p>
      <DeskButton look="main" disabled={isLoading} onClick={() => void send()}>
        <Trans>Cancel the session</Trans>
      </DeskButton>
      {error && (
        <p role="alert" className="w-full font-medium text-err">
          {detail ?? t`Please check your connection and try again.`}
        </p>
      )}
    </div>
  );
}

const reasonWords: Readonly<Record<DisplacementCause, MessageDescriptor>> = {
  closure: msg`The studio is closed`,
  sick_day: msg`The therapist is away`,
  session: msg`The rota has changed`,
};
