import type { Dated } from './dated-shift-rules.ts';
import type { Span } from './overlapping-shift-rules.ts';

/** A rule as the audit log shows it: `4 A 12:00-20:00`, with its first and last day. */
export function plannedText(
  rows: readonly (Omit<Dated, 'id'> & Span & { readonly location: string })[],
): string[] {
  return rows.map(
    ({ weekday, location, from_minute, to_minute, validFrom, validTo }) =>
      `${weekday} ${location} ${clock(from_minute)}-${clock(to_minute)} (${validFrom ?? ''}..${validTo ?? ''})`,
  );
}

/** The shifts of one day as the audit log shows them: `A 12:00-20:00`; none: off. */
export function dayText(shifts: readonly (Span & { readonly location: string })[]): string[] {
  return shifts.map(
    ({ location, from_minute, to_minute }) =>
      `${location} ${clock(from_minute)}-${clock(to_minute)}`,
  );
}

function clock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
