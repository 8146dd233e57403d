import { msg } from '@lingui/core/macro';

/** Why a session that was cancelled late counts less, or no longer, as used. */
export function takenByOthers({ minutes, used }: { minutes: number; used: boolean }) {
  if (used) return msg`Others took ${minutes} min of its time: that part went back`;
  return msg`Others took its time: it no longer counts as used`;
}
