import type { Appointment } from '@limber/contract/appointments.ts';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDay } from '../../../lib/dates.ts';
import type { CancelRule } from './cancel-rule.ts';
import { feeOf } from './fee-of.ts';

interface Props {
  appointment: Pick<Appointment, 'late' | 'late_fee'>;
  rule: CancelRule;
}

/** The cancellation rule for this appointment now, in words. */
export function CancelRuleLine({ appointment, rule }: Props) {
  const fee = feeOf(appointment);
  if (appointment.late) {
    return (
      <Line icon={<TriangleAlert />} className="text-warn">
        {fee ? (
          <Trans>Cancelled too late: it costs {fee}</Trans>
        ) : (
          <Trans>Cancelled too late: it counts as used</Trans>
        )}
      </Line>
    );
  }
  if (rule.kind === 'late') {
    return (
      <Line icon={<TriangleAlert />} className="text-warn">
        {fee ? (
          <Trans>Cancelling now costs {fee}</Trans>
        ) : (
          <Trans>Cancelling now counts as used</Trans>
        )}
      </Line>
    );
  }
  if (rule.kind === 'closed') return null;
  const { time } = rule;
  const day = rule.day && formatShortDay(rule.day);
  return (
    <Line icon={<CircleCheck />} className="text-ok">
      {day ? (
        <Trans>
          Free to cancel until {day}, {time}
        </Trans>
      ) : (
        <Trans>Free to cancel until {time}</Trans>
      )}
    </Line>
  );
}

function Line(props: { icon: ReactNode; className: string; children: ReactNode }) {
  return (
    <p className={`flex items-center gap-2 text-sm font-semibold tabular-nums ${props.className}`}>
      <span aria-hidden="true" className="[&_svg]:size-4">
        {props.icon}
      </span>
      <span>{props.children}</span>
    </p>
  );
}
