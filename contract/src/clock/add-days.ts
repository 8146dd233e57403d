/** The day (`YYYY-MM-DD`) a number of days after another (before, if negative). */
export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}
