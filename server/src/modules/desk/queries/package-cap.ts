/**
 * The cap that the owner of package `p` set for an account, and what it has used, as part of a
 * statement: `StoredCap`.
 */
export const capOf = (account: string) => `(
  select json_build_object('cap_minutes', person.cap_minutes, 'used_minutes', coalesce((
    select -sum(minutes)::int from package_entries
    where package_id = p.id and kind in ('booked', 'returned') and person_id in (
      select id from accounts where id = ${account} or merged_into = ${account}
    )
  ), 0))
  from package_people person
  where person.package_id = p.id and person.account_id = ${account} and person.removed_at is null
    and person.cap_minutes is not null
)`;
