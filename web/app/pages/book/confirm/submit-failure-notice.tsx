import type { FreeTime } from '@limber/contract/appointments.ts';
import { Trans } from '@lingui/react/macro';
import { FreeTimeButtons } from '../../../components/free-time-buttons.tsx';
import { PhoneLink } from '../../../components/phone-link.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useStudio } from '../../../components/use-studio.ts';
import { formatDayWithWeekday } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SubmitFailure } from './submit-failure-kind.ts';

interface Props {
  failure: SubmitFailure;
  onPickTime(freeTime: FreeTime): void;
  onOtherTime(): void;
}

/** Why the booking was refused, and what can be done. All choices are kept. */
export function SubmitFailureNotice({ failure, onPickTime, onOtherTime }: Props) {
  const { phone } = useStudio();
  const said = useFailureText('call' in failure ? failure.call : undefined);
  if (failure.kind === 'reauth' || failure.kind === 'unanswered') return null;
  const detail = said.detail ?? failure.detail;
  if (failure.kind === 'other') {
    return (
      <Notice tone="err" alert>
        {failure.call.offline ? (
          detail
        ) : detail ? (
          <Trans>Failed to create appointment: {detail}</Trans>
        ) : (
          <Trans>Failed to create the appointment. Please try again.</Trans>
        )}
        {phone && (
          <PhoneLink phone={phone} className="block font-bold underline underline-offset-4" />
        )}
      </Notice>
    );
  }
  if (failure.kind === 'price') {
    const price = formatAmount(failure.total);
    return (
      <Notice tone="warn" alert>
        <p>{detail}</p>
        <p>
          <Trans>The price is {price}. Please confirm again if you agree.</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <div>
      <Notice tone="warn" alert>
        <p>{detail}</p>
        {failure.freeTimes.length > 0 && (
          <p>
            <Trans>These times are free:</Trans>
          </p>
        )}
      </Notice>
      <FreeTimeButtons
        times={failure.freeTimes}
        formatDay={formatDayWithWeekday}
        onTake={onPickTime}
        className="mt-3 grid gap-3 sm:flex sm:flex-wrap"
      />
      <Button tone="quiet" className="-ms-3 mt-1 px-3!" onClick={onOtherTime}>
        <Trans>Choose another time</Trans>
      </Button>
    </div>
  );
}
