import type { WaitRequest } from '@limber/contract/waiting-list.ts';

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The hours of each part; the studio's day ends before six in the morning. */
const HOURS: Readonly<Record<PartOfDay, { from: string; to: string }>> = {
  morning: { from: '06:00', to: '12:00' },
  afternoon: { from: '12:00', to: '17:00' },
  evening: { from: '17:00', to: '05:59' },
};

/** The session for which a day has no time. */
export interface FullDaySession {
  /** What it is for; none where a package names none. */
  readonly services: readonly { readonly id: number; readonly time?: number }[];
  readonly lastsMinutes: number;
  /** The branch; '': any. */
  readonly location: string;
  /** The studio's day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Null: anyone. */
  readonly therapist: { readonly id: number; readonly name: string } | null;
}

/** What a client adds to it. */
interface Chosen {
  readonly mode: WaitRequest['mode'];
  /** The last day, `YYYY-MM-DD`. */
  readonly to: string;
  /** None: at any time. */
  readonly parts: readonly PartOfDay[];
  readonly onlyTherapist: boolean;
  readonly noticeMinutes: number;
}

/** The entry of the waiting list for a session for which nothing is free. */
export function wishOf(session: FullDaySession, chosen: Chosen): WaitRequest {
  const { services, lastsMinutes, location, date, therapist } = session;
  const times = PARTS_OF_DAY.filter((part) => chosen.parts.includes(part)).map(
    (part) => HOURS[part],
  );
  return {
    services: [...services],
    total_duration: lastsMinutes,
    locations: location === '' ? null : [location],
    therapist_ids: therapist && chosen.onlyTherapist ? [therapist.id] : null,
    from: date,
    // A last day before the first, or none, is the first.
    to: chosen.to > date ? chosen.to : date,
    times: times.length > 0 ? times : null,
    notice_minutes: chosen.noticeMinutes,
    mode: chosen.mode,
  };
}
