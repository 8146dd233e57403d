import {
  LAST_NOTICE_DAYS,
  NOTIFIED_AFTER_DAYS,
  NOTIFIED_DAYS_BEFORE,
} from '@limber/contract/terms/packages.ts';
import { addDays, at } from '../../../platform/studio-days.ts';

/** A notice before a package ends. */
export interface Notice {
  readonly daysBefore: number;
  readonly runAt: Date;
}

/**
 * When the owner of a package that ends on a day (`YYYY-MM-DD`) is told so. What has passed is left
 * out, and so is an early notice right after the purchase, when nobody has forgotten the last day.
 */
export function noticesBefore(expiresOn: string, now: Date): Notice[] {
  return NOTIFIED_DAYS_BEFORE.map((daysBefore) => ({
    daysBefore,
    runAt: noticeAt(expiresOn, daysBefore),
  })).filter(({ daysBefore, runAt }) => {
    const earliest = daysBefore === LAST_NOTICE_DAYS ? 0 : NOTIFIED_AFTER_DAYS * 24 * 3_600_000;
    return runAt.getTime() - now.getTime() > earliest;
  });
}

/** Until when a notice is worth telling: the next one, or the end of the last day. */
export function noticeEndsAt(expiresOn: string, daysBefore: number): Date {
  return daysBefore === LAST_NOTICE_DAYS
    ? at(addDays(expiresOn, 1), '00:00')
    : noticeAt(expiresOn, LAST_NOTICE_DAYS);
}

function noticeAt(expiresOn: string, daysBefore: number): Date {
  return at(addDays(expiresOn, -daysBefore), NOTIFIED_AT);
}

const NOTIFIED_AT = '10:00';
