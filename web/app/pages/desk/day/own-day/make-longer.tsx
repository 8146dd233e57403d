import type { OwnSession } from '@limber/contract/desk/day/own-day.ts';
import { LENGTHENED_BY_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LongerButton } from '../../../../components/longer/longer-button.tsx';
import { useLengthenOwnSessionMutation } from '../../../../state/api/calls/desk/day/own-day.ts';

/** Makes a therapist's own session longer when the client agrees, where the time after it is free. */
export function MakeOwnLonger({ session }: { session: OwnSession }) {
  const { t } = useLingui();
  const [lengthen, call] = useLengthenOwnSessionMutation();
  return (
    <LongerButton
      tone="secondary"
      className="grow"
      lasts={session.to_minute - session.from_minute}
      lengthen={(minutes) => lengthen({ id: session.id, total_duration: minutes })}
      call={call}
      done={(minutes) => t`The session now lasts ${minutes} min.`}
      takes={
        <Trans>
          It takes {LENGTHENED_BY_MINUTES} min from the package of the client. Please ask them
          first.
        </Trans>
      }
    />
  );
}
