import type { CancelledSession } from '@limber/contract/desk/day/cancelled-sessions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dot } from '../../../../ui/dot.tsx';
import { Instant } from '../../frame/words/instant.tsx';
import { takenByOthers } from '../../frame/words/taken-by-others.ts';

/** The person who cancelled a session and why, what happened to its payment, and whose session has its time now. */
export function CancellationDetails({ how }: { how: CancelledSession['cancelled'] }) {
  const { t } = useLingui();
  const { at, name, by, reason, used, undone, taken_by: takenBy, healed_minutes: healed } = how;
  return (
    <span className="block text-sm text-muted">
      <span className="block">
        {undone && <Trans>The booking was undone.</Trans>}
        {!undone && by === 'client' && <Trans>At the client's request.</Trans>}
        {!undone && by === 'studio' && <Trans>Cancelled by us.</Trans>}{' '}
        {used ? <Trans>It counts as used.</Trans> : <Trans>Nothing is due.</Trans>}
      </span>
      <span className="block">
        {name && <bdi>{name}</bdi>}
        {at && (
          <>
            {name && <Dot />}
            <Instant at={at} />
          </>
        )}
        {reason && (
          <>
            <Dot />
            <bdi>{reason}</bdi>
          </>
        )}
      </span>
      {healed > 0 && <span className="block">{t(takenByOthers({ minutes: healed, used }))}</span>}
      {takenBy && (
        <span className="block font-semibold text-ink">
          <Trans>The time is now booked for {takenBy}.</Trans>
        </span>
      )}
    </span>
  );
}
