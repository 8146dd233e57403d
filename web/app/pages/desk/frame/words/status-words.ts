import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const statusWords: Readonly<Record<AppointmentStatus, MessageDescriptor>> = {
  booked: msg`Booked`,
  check_in: msg`Here`,
  completed: msg`Done`,
  cancelled: msg`Cancelled`,
  no_show: msg`Missed`,
};
