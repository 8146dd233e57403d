import { linkAfterSignIn } from '../../notifications/compose-mail.ts';
import type { FittingTime } from './find-times-that-fit.ts';

/** The address that books a time: the wizard with everything chosen, after signing in. */
export function linkToBookTime(
  publicUrl: string,
  { lines, locationCode, therapistId, date, time }: Omit<FittingTime, 'therapist' | 'startsAt'>,
  packageId: number | 'mine',
): string {
  const choices = [
    `service=${lines.map(({ serviceId }) => serviceId).join()}`,
    `minutes=${lines.map(({ lastsMinutes }) => lastsMinutes).join()}`,
    `package=${packageId}`,
    `therapist=${therapistId}`,
    `location=${encodeURIComponent(locationCode)}`,
    `date=${date}`,
    `time=${time}`,
  ];
  return linkAfterSignIn(publicUrl, `/booking?${choices.join('&')}`);
}
