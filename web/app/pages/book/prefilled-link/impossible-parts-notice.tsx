import { Trans } from '@lingui/react/macro';
import { useSignInModal } from '../../../components/sign-in/sign-in-modal.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { formatDayWithWeekday } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Unfit } from './impossible-parts.ts';
import { isDay } from './is-day.ts';

interface Props {
  unfit: readonly Unfit[];
  /** The link asked for more than that. */
  keepsRest: boolean;
  /** The link's package waits until its owner has signed in. */
  waits: boolean;
}

/**
 * Says which parts of a link are impossible, or have to wait. The live region stays
 * rendered, so that it is announced.
 */
export function UnfitNotice({ unfit, keepsRest, waits }: Props) {
  const modal = useSignInModal();
  return (
    <div role="status" className="mt-4 empty:hidden">
      {waits && (
        <Notice>
          <p>
            <Trans>
              This link books from a package. Please sign in as somebody who can use it.
            </Trans>
          </p>
          <Button className="mt-2" onClick={() => modal.open()}>
            <Trans>Sign In</Trans>
          </Button>
        </Notice>
      )}
      {unfit.length > 0 && (
        <Notice tone="warn">
          {unfit.map((each) => (
            <p key={JSON.stringify(each)}>
              <Said unfit={each} />
            </p>
          ))}
          {keepsRest && (
            <p className="font-normal">
              <Trans>Everything else that you asked for is kept.</Trans>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}

function Said({ unfit }: { unfit: Unfit }) {
  switch (unfit.what) {
    case 'service':
      return <Trans>A service that you asked for is no longer offered.</Trans>;
    case 'length': {
      const { service, instead } = unfit;
      return (
        <Trans>
          {service} does not come in the length that you asked for: {instead} minutes are chosen
          instead.
        </Trans>
      );
    }
    case 'package':
      return <Trans>The package that you asked for cannot be used any more.</Trans>;
    case 'included': {
      const { name } = unfit;
      return <Trans>Your package does not include {name}.</Trans>;
    }
    case 'location':
      return <Trans>The branch that you asked for cannot be booked online.</Trans>;
    case 'therapist':
      return <SaidOfTherapist unfit={unfit} />;
    case 'date':
      return <SaidOfDay unfit={unfit} />;
    case 'time': {
      const { time } = unfit;
      const day = formatDayWithWeekday(unfit.day);
      return (
        <Trans>
          {time} on {day} is not free any more. Please choose another time.
        </Trans>
      );
    }
  }
}

function SaidOfTherapist({ unfit }: { unfit: Unfit & { what: 'therapist' } }) {
  if (unfit.why === 'unknown')
    return <Trans>The therapist that you asked for is no longer on our team.</Trans>;
  const name = <TherapistName name={unfit.name} />;
  switch (unfit.why) {
    case 'phone':
      return <Trans>{name} takes appointments on request, not online.</Trans>;
    case 'elsewhere':
      return <Trans>{name} works at our other branch.</Trans>;
    case 'skill':
      return <Trans>{name} does not offer what you asked for.</Trans>;
  }
}

function SaidOfDay({ unfit }: { unfit: Unfit & { what: 'date' } }) {
  if (!isDay(unfit.day)) return <Trans>The day in your link is not a date that we can read.</Trans>;
  const day = formatDayWithWeekday(unfit.day);
  switch (unfit.why) {
    case 'unknown':
      return null;
    case 'past':
      return <Trans>{day} is over. Please choose another day.</Trans>;
    case 'closed': {
      const { closure } = unfit;
      return (
        <Trans>
          We are closed on {day} for {closure}. Please choose another day.
        </Trans>
      );
    }
    case 'beyond':
      return <Trans>Our diary is not open for {day} yet. Please choose another day.</Trans>;
    case 'afterEnd':
      return <Trans>Your package ends before {day}. Please choose another day.</Trans>;
    case 'taken':
      return (
        <Trans>Your package has its session on {day} already. Please choose another day.</Trans>
      );
  }
}
