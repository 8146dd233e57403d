import { sql } from 'kysely';

/**
 * Of an account `a`: whether any channel reaches it, as `channelsFor` decides: an address, a number
 * where the studio sends messages to telephones, or a browser chosen for pushes.
 */
export const canBeTold = (isTelephoneOffered: boolean, now: Date) => sql<boolean>`(
  a.email is not null or (${isTelephoneOffered}::boolean and a.phone_e164 is not null)
  or (a.message_channel = 'push' and exists (
    select from push_subscriptions p join sessions s on s.id = p.session_id
    where p.account_id = a.id and s.ended_at is null and s.ends_at > ${now}::timestamptz
  )))`;
