import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from './session-lengths.ts';

/** Can a session from a package last this long? */
export function isSessionLength(minutes: number): boolean {
  return (
    minutes >= SHORTEST_SESSION_MINUTES &&
    minutes <= LONGEST_SESSION_MINUTES &&
    minutes % SESSION_STEP_MINUTES === 0
  );
}
