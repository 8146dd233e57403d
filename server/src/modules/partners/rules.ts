/** A member may ask for another code of one discount once in so many hours. */
export const CODE_REQUEST_HOURS = 24;

/** Seconds until another code can be asked for; 0 when it can be now. */
export function secondsToWait(lastAskedAt: Date | null, now: Date): number {
  if (lastAskedAt === null) return 0;
  const again = lastAskedAt.getTime() + CODE_REQUEST_HOURS * 3_600_000;
  return Math.max(0, (again - now.getTime()) / 1000);
}
