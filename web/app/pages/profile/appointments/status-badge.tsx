import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import { useLingui } from '@lingui/react/macro';
import { CalendarCheck, CircleCheck, CircleX, DoorOpen, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

/** An appointment's status in words, with icon and colour. */
export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const { t } = useLingui();
  const badges: Record<AppointmentStatus, [label: string, tone: BadgeTone, icon: ReactNode]> = {
    booked: [t`Booked`, 'info', <CalendarCheck key="icon" aria-hidden="true" />],
    check_in: [t`Checked in`, 'primary', <DoorOpen key="icon" aria-hidden="true" />],
    completed: [t`Completed`, 'ok', <CircleCheck key="icon" aria-hidden="true" />],
    cancelled: [t`Cancelled`, 'neutral', <CircleX key="icon" aria-hidden="true" />],
    no_show: [t`No show`, 'err', <UserX key="icon" aria-hidden="true" />],
  };
  const [label, tone, icon] = badges[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
