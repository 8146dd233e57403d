import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import { useLingui } from '@lingui/react/macro';
import { CalendarCheck, CircleCheck, CircleX, DoorOpen, UserX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { StateMark } from '../state-mark.tsx';

type Tone = ComponentProps<typeof StateMark>['tone'];

/** An appointment's status in words, with icon and colour. */
export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const { t } = useLingui();
  const badges: Record<AppointmentStatus, [label: string, tone: Tone, icon: ReactNode]> = {
    booked: [t`Booked`, 'known', <CalendarCheck key="icon" aria-hidden="true" />],
    check_in: [t`Checked in`, 'near', <DoorOpen key="icon" aria-hidden="true" />],
    completed: [t`Completed`, 'good', <CircleCheck key="icon" aria-hidden="true" />],
    cancelled: [t`Cancelled`, 'plain', <CircleX key="icon" aria-hidden="true" />],
    no_show: [t`No show`, 'bad', <UserX key="icon" aria-hidden="true" />],
  };
  const [label, tone, icon] = badges[status];
  return (
    <StateMark tone={tone} icon={icon}>
      {label}
    </StateMark>
  );
}
