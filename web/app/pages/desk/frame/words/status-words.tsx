import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const statusWords: Record<AppointmentStatus, ReactNode> = {
  booked: <Trans>Booked</Trans>,
  check_in: <Trans>Here</Trans>,
  completed: <Trans>Done</Trans>,
  cancelled: <Trans>Cancelled</Trans>,
  no_show: <Trans>Missed</Trans>,
};
