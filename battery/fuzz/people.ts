import type { Route } from '@limber/contract/route.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import type { Stand } from '../stand/stand.ts';

/** Who sends a request: a visitor, a client, or a member of the team. */
export const roles = ['visitor', 'client', 'therapist', 'front_desk', 'manager'] as const;
export type Role = (typeof roles)[number];

export type People = Readonly<Record<Role, Record<string, string>>>;

/** Whether a role may make a call. */
export function admitted(role: Role, { access }: Route): boolean {
  return access === 'public' || (role !== 'visitor' && access.includes(role));
}

interface Member {
  readonly id: number;
  readonly role: Exclude<AccountType, 'client'>;
}

/** The people of the studio, before any requests. */
export async function gather(stand: Stand): Promise<{ renew(): Promise<People> }> {
  const team = await stand.query<Member>(
    `select distinct on (account_type) id, account_type as role from accounts
     where account_type <> 'client' order by account_type, id`,
  );
  const [desk] = team.filter(({ role }) => role === 'front_desk');
  await stand.query(`delete from staff_locations where account_id = $1 and location_code <> 'A'`, [
    desk?.id,
  ]);
  let turns = 0;
  return {
    /** Looks everyone up again: requests may have ended, suspended or erased them. */
    async renew() {
      turns += 1;
      for (const { id, role } of team) {
        await stand.query(
          'update accounts set account_type = $2, suspended_at = null, suspended_by = null where id = $1',
          [id, role],
        );
      }
      await stand.query('update therapists set active = true');
      const [client = 0] = turns % 2 === 0 ? [] : await stand.addClients(1, `fuzzed-${turns}-`);
      const [known] = await stand.query<{ id: number }>(
        `select id from accounts where account_type = 'client' and erased_at is null and email is not null
         order by md5(id || $1::text) limit 1`,
        [turns],
      );
      const of = async (role: Member['role']) => ({ ...(await stand.team(role)) });
      return {
        visitor: {},
        client: { ...stand.client(client || (known?.id ?? 0)) },
        therapist: await of('therapist'),
        front_desk: await of('front_desk'),
        manager: await of('manager'),
      };
    },
  };
}
