import type { MessageKind } from '@limber/contract/desk/studio/messages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const messageWords: Readonly<Record<MessageKind, MessageDescriptor>> = {
  greeting: msg`Greeting`,
  next_session: msg`The next session`,
  minutes_left: msg`What is left of packages`,
  free_times: msg`Free times`,
  free_hour: msg`A free hour`,
  free_hour_for_minutes: msg`A free hour, for minutes that end`,
  therapist_away: msg`The therapist is away`,
  therapist_away_nothing_free: msg`The therapist is away, and nothing is free`,
  closed: msg`We are closed`,
  closed_nothing_free: msg`We are closed, and nothing is free`,
  perhaps_closed: msg`We may be closed`,
  perhaps_closed_nothing_free: msg`We may be closed, and nothing is free`,
  offered_time: msg`Line for the offered times`,
  therapist_late: msg`The therapist is late`,
  sign_in_link: msg`The sign-in link`,
  session_booked: msg`A session is booked`,
  session_moved: msg`A session was changed`,
  session_cancelled: msg`A session is cancelled`,
  session_reminder: msg`A reminder of a session`,
  waiting_list_offer: msg`A time that somebody waits for has come free`,
  late_cancel_healed: msg`Others took the time of a late cancellation`,
  package_ending: msg`A package ends`,
};
