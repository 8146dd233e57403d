import type { Client } from 'pg';
import { openClient } from '../database/open-connections.ts';
import {
  type Cluster,
  DATABASE,
  keeperUrlOf,
  newPassword,
  secret,
  USER,
  writeSecret,
} from './cluster.ts';

/**
 * Creates the product's role and database where they are missing, and transfers to it what the
 * superuser still owns: in a cluster of an earlier version everything. Objects of extensions stay
 * with the superuser.
 */
export async function giveToUser(cluster: Cluster, keeper: Client, port: number): Promise<void> {
  const known = secret(cluster);
  const userPassword = known.userPassword ?? newPassword();
  if (!known.userPassword) writeSecret(cluster, { ...known, userPassword });
  const { rows: roles } = await keeper.query('select from pg_roles where rolname = $1', [USER]);
  // The alphabet of base64url needs no quoting.
  const powers = `login nosuperuser ${cluster.forTools ? 'createdb' : 'nocreatedb'} nocreaterole noreplication nobypassrls password '${userPassword}'`;
  await keeper.query(`${roles.length > 0 ? 'alter' : 'create'} role ${USER} ${powers}`);
  const { rows } = await keeper.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [DATABASE],
  );
  const [database] = rows;
  if (!database) await keeper.query(`create database ${DATABASE} owner ${USER}`);
  else if (database.owner !== USER)
    await keeper.query(`alter database ${DATABASE} owner to ${USER}`);
  const inside = await openClient(keeperUrlOf(cluster, port, DATABASE));
  try {
    await inside.query('begin');
    const { rows: owned } = await inside.query<{ statement: string }>(OWNED_BY_KEEPER, [USER]);
    for (const { statement } of owned) await inside.query(statement);
    if (cluster.forTools) await inside.query(FOR_TOOLS);
    await inside.query('commit');
  } finally {
    await inside.end();
  }
}

/**
 * Tests drop databases in which an autovacuum worker may be active: that needs pg_signal_backend.
 */
const FOR_TOOLS = `grant pg_checkpoint, pg_signal_backend to ${USER};
  grant set on parameter session_replication_role to ${USER};
  grant execute on function pg_switch_wal(), pg_stat_reset_shared(text) to ${USER}`;

/**
 * One statement for each thing in the product's schemas that the asking role owns; $1 is the new
 * owner.
 */
const OWNED_BY_KEEPER = `
  with ours as (
    select oid, nspname, nspowner from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), things as (
    select 1 as turn, 'pg_namespace'::regclass as catalog, oid, nspowner as owner,
      format('schema %I', nspname) as named from ours
    union all
    select 2, 'pg_class'::regclass, class.oid, relowner, 'table ' || class.oid::regclass
    from pg_class class join ours on ours.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f')
      or (relkind = 'S' and not exists (
        -- Of a column: it goes with its table.
        select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid
          and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')))
    union all
    select 3, 'pg_proc'::regclass, proc.oid, proowner, 'routine ' || proc.oid::regprocedure
    from pg_proc proc join ours on ours.oid = pronamespace
    union all
    select 4, 'pg_type'::regclass, type.oid, typowner, 'type ' || type.oid::regtype
    from pg_type type join ours on ours.oid = typnamespace
    where typtype in ('d', 'e', 'r')
      or (typtype = 'c' and exists (
        select from pg_class where pg_class.oid = typrelid and relkind = 'c'))
  )
  select format('alter %s owner to %I', named, $1::text) as statement from things
  where owner = (select oid from pg_roles where rolname = current_user)
    and not exists (
      select from pg_depend where classid = catalog and objid = things.oid and deptype = 'e')
  order by turn, things.oid`;
