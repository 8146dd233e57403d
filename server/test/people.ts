import type { AccountType } from '@limber/contract/values/people.ts';
import type { Actor } from '../src/platform/http/session.ts';
import type { World } from './harness.ts';

export interface TestClient {
  readonly id: number;
  readonly email: string;
  /** Computed at each use, so that a moved clock does not expire it. */
  headers(): { authorization: string };
}

/** A registered client of the studio. */
export async function addClient(world: World, firstName: string): Promise<TestClient> {
  const email = `${firstName.toLowerCase()}@client.example`;
  const { id } = await world.db
    .insertInto('accounts')
    .values({
      email,
      first_name: firstName,
      last_name: 'Haddad',
      phone_number: '+971500000000',
      gender: 'female',
      account_type: 'client',
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email, headers: () => world.bearer(id) };
}

/** Makes a client agree to notes about their health, and so about their sessions. */
export async function agreeToNotes(world: World, { id }: Pick<TestClient, 'id'>): Promise<void> {
  await world.db
    .updateTable('accounts')
    .set({ health_notes_agreed_at: world.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Has somebody of the front desk work at these branches and no other. */
export async function setBranches(
  world: World,
  { accountId }: Pick<Actor, 'accountId'>,
  branches: readonly string[],
): Promise<void> {
  await world.query(`delete from staff_locations where account_id = ${accountId}`);
  for (const code of branches) {
    await world.query(`insert into staff_locations values (${accountId}, '${code}')`);
  }
}

/** The first seeded account of a type, as it acts. */
export async function actorOf(world: World, accountType: AccountType): Promise<Actor> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '=', accountType)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { accountId: id, accountType };
}

/** Somebody of the team, who makes calls. */
export type TestMember = Pick<TestClient, 'id' | 'headers'>;

/** The first seeded account of a type, who makes calls. */
export async function memberOf(world: World, accountType: AccountType): Promise<TestMember> {
  const { accountId: id } = await actorOf(world, accountType);
  return { id, headers: () => world.bearer(id, accountType) };
}

/** A therapist, who makes calls. */
export async function asTherapist(world: World, therapistId: number): Promise<TestMember> {
  const { account_id: id } = await world.db
    .selectFrom('therapists')
    .select('account_id')
    .where('id', '=', therapistId)
    .executeTakeFirstOrThrow();
  return { id, headers: () => world.bearer(id, 'therapist') };
}

/** The seeded therapist of this first name. */
export async function therapistNamed(world: World, firstName: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('therapists')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('therapists.id')
    .where('first_name', '=', firstName)
    .executeTakeFirstOrThrow();
  return id;
}

/** The seeded service of this name. */
export async function serviceNamed(world: World, name: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('services')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}
