import { randomBytes } from 'node:crypto';
import {
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { uploadStudioPicture } from '@limber/contract/desk/studio/pictures.ts';
import { changeProfilePicture } from '@limber/contract/pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backUp } from '../../src/platform/backup/back-up.ts';
import { restore } from '../../src/platform/backup/restore.ts';
import { openClient } from '../../src/platform/database/open-connections.ts';
import { API_BASE } from '../../src/platform/http/serve-calls.ts';
import { openWorld, TEST_SECRET } from '../harness.ts';
import { actorOf, addClient } from '../people.ts';
import { type Change, forgeBackup, ofEarlierVersion } from './forge-backup.ts';
import { hashesOf } from './table-hashes.ts';

const migrations = resolve(import.meta.dirname, '../../migrations');
const options = { secret: TEST_SECRET, migrations };
const folder = mkdtempSync(join(tmpdir(), 'limber-backup-'));
const file = join(folder, 'studio.backup');
const made: string[] = [];
const admin = await openClient(inject('databaseServer'));
const world = await openWorld();
afterAll(async () => {
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

beforeAll(async () => {
  await addClient(world, 'Amina');
  await world.query(
    `update accounts set first_name = E'Tab\\tand\\nline, "é" \\\\N' where account_type = 'client'`,
  );
  await world.query(`select graphile_worker.add_job('send-mail', '{"eventKey":"waits"}',
    run_at := now() + interval '1 day', job_key := 'waits')`);
  await world.query(`insert into pictures (id, account_id, bytes, created_at)
    select gen_random_uuid(), id, decode(repeat('00ff5c0a', 50000), 'hex'), now()
    from accounts where account_type = 'client'`);
  await write(file);
}, 60_000);

const write = (to: string, url = world.databaseUrl) =>
  backUp(url, createWriteStream(to), { secret: TEST_SECRET }, world.clock.now());

async function newDatabase(template?: string): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  made.push(name);
  await admin.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  return Object.assign(new URL(inject('databaseServer')), { pathname: `/${name}` }).toString();
}

/** As the first start of this version leaves it, where there are no people yet. */
async function unusedStudio(): Promise<string> {
  const url = await newDatabase(inject('databaseTemplate'));
  const client = await openClient(url);
  await client.query('truncate accounts cascade');
  await client.end();
  return url;
}

test('a studio that is restored is equal to the one that was saved, table by table, and as well watched over', async () => {
  const url = await newDatabase();
  const { rows, header } = await restore(url, file, options);
  expect(rows).toBeGreaterThan(100);
  expect(header.madeAt).toBe(world.clock.now().toISOString());
  expect(JSON.stringify(header)).not.toContain(TEST_SECRET);
  const saved = await hashesOf(world.databaseUrl);
  expect(await hashesOf(url)).toEqual(saved);
  const constraints = `select string_agg(conrelid::regclass || conname || pg_get_constraintdef(oid), ','
    order by conrelid::regclass::text, conname) as all from pg_constraint`;
  const client = await openClient(url);
  expect((await client.query(constraints)).rows).toEqual((await world.query(constraints)).rows);
  const off = await client.query(`select tgname from pg_trigger where tgenabled <> 'O'`);
  expect(off.rows).toEqual([]);
  await client.end();

  await expect(restore(url, file, options)).rejects.toThrow(/studio with people/);
  expect(await hashesOf(url)).toEqual(saved);
});

test('nothing is written into a studio that runs', async () => {
  await expect(restore(world.databaseUrl, file, options)).rejects.toThrow(/Limber is running/);
});

test('another secret is refused unless somebody says so', async () => {
  const url = await unusedStudio();
  const other = { ...options, secret: 'another secret, which is just as long' };
  const before = await hashesOf(url);
  await expect(restore(url, file, other)).rejects.toThrow(/LIMBER_SECRET is not the one/);
  expect(await hashesOf(url)).toEqual(before);
  await restore(url, file, { ...other, withAnotherSecret: true });
  expect(await hashesOf(url)).toEqual(await hashesOf(world.databaseUrl));
});

test.each([
  ['was cut off', (path: string) => truncateSync(path, 2000)],
  [
    'has changed by a bit',
    (path: string) => {
      const bytes = readFileSync(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  ],
  ['is something else', (path: string) => writeFileSync(path, 'PK and so on')],
])('a file that %s is refused before anything is written', async (_, damage) => {
  const damaged = join(folder, `${randomBytes(4).toString('hex')}.backup`);
  writeFileSync(damaged, readFileSync(file));
  damage(damaged);
  const url = await newDatabase();
  await expect(restore(url, damaged, options)).rejects.toThrow(/no whole backup/);
  expect(await hashesOf(url)).toEqual({ sequences: null });
});

/** The file of the studio, changed. */
async function forge(
  change: Change,
  seal?: (sha256: string, mac: string) => object,
): Promise<string> {
  const forged = join(folder, `${randomBytes(4).toString('hex')}.backup`);
  await forgeBackup(file, forged, { change, ...(seal ? { seal } : {}) });
  return forged;
}

test('a file changed by somebody without the secret is refused, whatever it claims @OUTSIDE-01', async () => {
  const url = await newDatabase();
  const renamed = (_: string, content: string) => content.replace('"Amina"', '"Amira"');
  for (const forged of [
    await forge(renamed),
    await forge(renamed, (sha256) => ({ sha256 })),
    await forge(renamed, (sha256) => ({ sha256, mac: 'short' })),
  ]) {
    for (const more of [{}, { unsealed: true }]) {
      await expect(restore(url, forged, { ...options, ...more })).rejects.toThrow(
        /was changed after Limber wrote it/,
      );
    }
  }
  expect(await hashesOf(url)).toEqual({ sequences: null });
});

test('a file of an earlier version has no such proof, and is restored on explicit request', async () => {
  const url = await newDatabase();
  const earlier = await forge(ofEarlierVersion, (sha256) => ({ sha256 }));
  await expect(restore(url, earlier, options)).rejects.toThrow(/say --unsealed/);
  expect(await hashesOf(url)).toEqual({ sequences: null });
  await restore(url, earlier, { ...options, unsealed: true });
  expect(await hashesOf(url)).toEqual(await hashesOf(world.databaseUrl));
});

test.each([
  ['a table', 'public.accounts', `public.accounts (id) from program 'touch /tmp/owned' --`],
  ['a column', '"columns":["id","', `"columns":["id) from program 'touch /tmp/owned' --","`],
  ['a column of a generated value', '"columns":["id","', '"columns":["found_by","'],
  ['a sequence', 'public.accounts_id_seq', 'pg_catalog.pg_class'],
])('no name of %s in a file becomes part of a statement', async (_, name, put) => {
  let done = 0;
  const change = (kind: string, content: string) => {
    const changed = ofEarlierVersion(kind, content);
    if (!changed.includes(name) || done > 0) return changed;
    done += 1;
    return changed.replace(name, put);
  };
  const forged = await forge(change, (sha256) => ({ sha256 }));
  expect(done).toBe(1);
  const url = await newDatabase();
  await expect(restore(url, forged, { ...options, unsealed: true })).rejects.toThrow(
    /which no table, column or sequence of this version has/,
  );
  // Migrated data stays; there are no people.
  const client = await openClient(url);
  expect((await client.query('select from accounts')).rows).toEqual([]);
  await client.end();
});

test('a version that does not know a migration of the backup refuses it', async () => {
  const older = mkdtempSync(join(tmpdir(), 'limber-older-'));
  await expect(
    restore(await newDatabase(), file, { ...options, migrations: older }),
  ).rejects.toThrow(/0001-studio\.sql, which this version of Limber does not know/);
  rmSync(older, { recursive: true });
});

test('the studio goes on during a backup, which is of one moment', async () => {
  const blocker = await openClient(world.databaseUrl);
  await blocker.query('begin; lock table translations');
  const during = join(folder, 'during.backup');
  const saving = write(during);
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'copy %'`;
  while ((await world.query(waiting)).rows.length === 0);
  await world.query(`insert into vat_rates values ('2099-01-01', 700)`);
  await blocker.end();
  await saving;
  const url = await unusedStudio();
  await restore(url, during, options);
  const client = await openClient(url);
  const { rows } = await client.query(`select 1 from vat_rates where valid_from = '2099-01-01'`);
  expect(rows).toEqual([]);
  await client.end();
});

test('pictures that were uploaded before come back byte for byte', async () => {
  const blank = { width: 40, height: 30, channels: 3, background: '#14463f' } as const;
  const image = await sharp({ create: blank }).png().toBuffer();
  const client = await addClient(world, 'Badr');
  const { accountId } = await actorOf(world, 'manager');
  await upload(changeProfilePicture, client.headers(), image);
  const headers = world.bearer(accountId, 'manager');
  const ofStudio = await upload(
    { ...uploadStudioPicture, path: uploadStudioPicture.path.replace(':use', 'branch') },
    headers,
    image,
  );
  const { rows: own } = await world.query<{ id: string }>(
    `select id from pictures where account_id = ${client.id}`,
  );
  const addresses = [`/api/v1/accounts/pictures/${own[0]?.id}`, ofStudio.url as string] as const;
  const served = await Promise.all(
    addresses.map(async (url) => (await world.app.inject({ url })).rawPayload),
  );
  for (const bytes of served) expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0);
  const withPictures = join(folder, 'pictures.backup');
  await write(withPictures);
  const url = await newDatabase();
  await restore(url, withPictures, options);
  const restored = await openClient(url);
  for (const [at, table] of (['pictures', 'studio_pictures'] as const).entries()) {
    const id = addresses[at]?.split('/').at(-1);
    const { rows } = await restored.query(`select bytes from ${table} where id = $1`, [id]);
    expect([table, rows[0]?.bytes.equals(served[at])]).toEqual([table, true]);
  }
  await restored.end();
});

async function upload(
  route: { method: string; path: string },
  headers: Record<string, string>,
  image: Buffer,
) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'one.png');
  const request = new Response(form);
  const reply = await world.app.inject({
    method: route.method as 'POST',
    url: API_BASE + route.path,
    headers: { ...headers, 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([200, 201]).toContain(reply.statusCode);
  return reply.body ? reply.json() : {};
}
