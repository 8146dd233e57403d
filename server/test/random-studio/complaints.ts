import { sql } from 'kysely';
import type { World } from '../harness.ts';

/** Everything about these clients that must never be, in a sentence each. */
export async function complaintsAbout(world: World, clients: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ complaint: string }>`
    with mine as (
      select * from owned_packages where owner_id = any(${clients}::int[])
    ), sessions as (
      select b.*, (b.starts_at at time zone 'Asia/Dubai')::date as day,
        b.status <> 'cancelled' or b.late as counts
      from bookings b where b.client_id = any(${clients}::int[])
    ), ledger as (
      select e.*, sum(e.minutes) over (partition by e.package_id order by e.id) as running
      from package_entries e where e.package_id in (select id from mine)
    )
    select format('the balance after line %s is %s, not %s', id, balance_minutes, running)
      as complaint from ledger where balance_minutes <> running or running < 0
    union all
    select format('package %s holds %s minutes, its lines and sessions say %s', id, held, expected)
    from (
      select mine.id,
        (select balance_minutes from ledger where package_id = mine.id order by id desc limit 1) as held,
        (select sum(minutes) from ledger where package_id = mine.id
          and kind not in ('booked', 'returned'))
        - coalesce((select sum(package_minutes) from sessions
          where package_id = mine.id and counts), 0) as expected
      from mine where minutes is not null
    ) as sums where held <> expected
    union all
    select format('session %s took %s minutes net', s.id, coalesce(net, 0))
    from sessions s join mine on mine.id = s.package_id and mine.minutes is not null
      left join lateral (
        select -sum(minutes) as net from ledger where booking_id = s.id
      ) as entries on true
    where coalesce(net, 0) <> case when counts then s.package_minutes else 0 end
    union all
    select format('client %s used %s minutes of package %s, above the cap', person_id, used, package_id)
    from (
      select package_id, person_id, -sum(minutes) as used from ledger
      where kind in ('booked', 'returned') group by 1, 2
    ) as by_person join package_people using (package_id)
    where account_id = person_id and used > cap_minutes
    union all
    select format('therapist %s is with %s and %s at once', one.therapist_id, one.id, other.id)
    from sessions one join sessions other
      on other.therapist_id = one.therapist_id and other.id > one.id and other.during && one.during
    where one.status not in ('cancelled', 'no_show') and other.status not in ('cancelled', 'no_show')
    union all
    select format('mat %s is given to %s and %s at once', one.resource_id, one.booking_id, other.booking_id)
    from booking_resources one join booking_resources other
      on other.resource_id = one.resource_id and other.booking_id > one.booking_id
        and other.during && one.during
      join sessions on sessions.id = one.booking_id
    where one.live and other.live
    union all
    select format('session %s is %s and has %s mats that say otherwise', s.id, s.status, count(*))
    from sessions s left join booking_resources given
      on given.booking_id = s.id and given.during = tstzrange(s.starts_at, s.ends_at)
        and given.live = (s.status not in ('cancelled', 'no_show'))
    group by s.id, s.status having count(given.resource_id) <> 1
    union all
    select format('unlimited package %s has %s sessions on %s', package_id, count(*), day)
    from sessions join mine on mine.id = package_id and mine.minutes is null
    where counts group by package_id, day having count(*) > 1
    union all
    select format('session %s is after the last day of its package', s.id)
    from sessions s join mine on mine.id = s.package_id
    where s.status <> 'cancelled' and s.day > mine.expires_on
    union all
    select format('package %s ends on %s, and %s without its prolongations', id, expires_on, ended)
    from (
      select mine.id, expires_on, first.from_expires_on as ended, sum(
        case when p.lifts is not null then p.lifted_from - (
            select frozen_to from package_prolongations where id = p.lifts
          ) - 1
          when p.frozen_from is null then p.to_expires_on - p.from_expires_on
          else p.frozen_to - p.frozen_from + 1 end) as days
      from mine join package_prolongations p on p.package_id = mine.id
        join lateral (
          select from_expires_on from package_prolongations
          where package_id = mine.id order by id limit 1
        ) first on true
      group by mine.id, expires_on, first.from_expires_on
    ) as prolonged where expires_on <> ended + days::int
    union all
    select format('session %s is booked for a day on which its package is frozen', s.id)
    from sessions s join package_prolongations p on p.package_id = s.package_id
      left join package_prolongations ended on ended.lifts = p.id
    where s.status = 'booked' and s.day between p.frozen_from
      and coalesce(ended.lifted_from - 1, p.frozen_to)
    union all
    select format('session %s is %s, its events say %s', id, status, told)
    from (
      select id, status,
        (select to_status from booking_events where booking_id = s.id order by id desc limit 1) as told
      from sessions s
    ) as statuses where told is distinct from status
    union all
    select format('a reminder waits for session %s, which is not then or not at all', s.id)
    from sessions s join graphile_worker._private_jobs job
      on job.key = any(array['remind:' || s.id || ':24', 'remind:' || s.id || ':3'])
    where s.status = 'cancelled' or (job.payload ->> 'startsAt')::timestamptz <> s.starts_at
  `.execute(world.db);
  return rows.map(({ complaint }) => complaint);
}
