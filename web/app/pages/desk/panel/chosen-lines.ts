import type { Service } from '@limber/contract/catalogue.ts';
import type { DayBooking } from '@limber/contract/desk/day.ts';
import { lengthNear } from '../booking/draft.ts';
import type { Lines } from '../moving/place.ts';

/** What can be chosen instead of a service: the catalogue, and what the session is for, which may be sold no more. */
export function choicesFor(
  services: DayBooking['services'],
  catalogue: readonly Service[],
): { readonly id: number; readonly name: string }[] {
  const own = services
    .filter(({ service_id }) => !catalogue.some(({ id }) => id === service_id))
    .map(({ service_id, service_name }) => ({ id: service_id, name: service_name }));
  return [...own, ...catalogue.map(({ id, name }) => ({ id, name }))];
}

/** The lines with another service in one, as long as before or as it is sold; a package asks no price. */
export function withOther(
  lines: Lines,
  index: number,
  id: number,
  catalogue: readonly Service[],
  isOfPackage: boolean,
): Lines {
  const service = catalogue.find((each) => each.id === id);
  return lines.map((line, at) => {
    if (at !== index) return line;
    return { id, time: service && !isOfPackage ? lengthNear(service, line.time) : line.time };
  });
}

/** The lines where together they take so many minutes, what they take more or less by the last. */
export function lasting(lines: Lines, minutes: number): Lines {
  const more = minutes - minutesOf(lines);
  return lines.map((line, at) =>
    at === lines.length - 1 ? { ...line, time: line.time + more } : line,
  );
}

export function minutesOf(lines: Lines): number {
  return lines.reduce((sum, { time }) => sum + time, 0);
}
