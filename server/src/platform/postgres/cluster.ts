import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresProgram } from './postgres-program.ts';

/** The superuser that initdb makes: it keeps the cluster, and only {@link startPostgres} is it. */
export const KEEPER = 'limber';
/** The product's database role: owner of the database, but not a superuser. */
export const USER = 'limber_studio';
export const DATABASE = 'limber';

/** Where a cluster lies and how it is run. */
export type Cluster = {
  folder: string;
  logFile: string;
  secretFile: string;
  /** Process id of the cluster's owner, for when the server itself cannot be asked. */
  ownerFile: string;
  durable: boolean;
  forTools: boolean;
  log: (line: string) => void;
  program: PostgresProgram;
};

type Secret = {
  /** Of {@link KEEPER}. */
  password: string;
  /** Password of {@link USER}; a cluster of an earlier version has none before its next start. */
  userPassword?: string;
  port: number;
};

/**
 * The cluster's password and last port; created when there is none. Throws {@link CannotStart} when
 * it is lost.
 */
export function secret(cluster: Pick<Cluster, 'folder' | 'secretFile'>): Secret {
  if (!existsSync(cluster.secretFile)) {
    if (existsSync(cluster.folder)) {
      throw new CannotStart(
        `${cluster.secretFile} is missing; it holds the password of the database beside it, so put it back.`,
      );
    }
    const fresh = { password: newPassword(), userPassword: newPassword(), port: 0 };
    writeSecret(cluster, fresh, 'wx');
  }
  return JSON.parse(readFileSync(cluster.secretFile, 'utf8'));
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Writes the secret so that it is never half there. */
export function writeSecret(
  cluster: Pick<Cluster, 'secretFile'>,
  value: Secret,
  flag: 'w' | 'wx' = 'w',
): void {
  const text = `${JSON.stringify(value)}\n`;
  const aside = `${cluster.secretFile}.${process.pid}`;
  writeFileSync(aside, text, { mode: 0o600 });
  // With 'wx' the first of two processes wins, and the second reads what the first wrote.
  if (flag === 'wx' && existsSync(cluster.secretFile)) rmSync(aside);
  else renameSync(aside, cluster.secretFile);
}

/** Connection string of the product's database. */
export function urlOf(cluster: Pick<Cluster, 'folder' | 'secretFile'>, port: number): string {
  const { userPassword } = secret(cluster);
  if (!userPassword) return keeperUrlOf(cluster, port, DATABASE);
  return `postgres://${USER}:${userPassword}@127.0.0.1:${port}/${DATABASE}`;
}

/** Connection string of the superuser. */
export function keeperUrlOf(
  cluster: Pick<Cluster, 'folder' | 'secretFile'>,
  port: number,
  database: string,
): string {
  return `postgres://${KEEPER}:${secret(cluster).password}@127.0.0.1:${port}/${database}`;
}

/** The preferred port while it is free, otherwise one the system picks. */
export function freePort(preferred: number): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', () =>
      preferred === 0 ? fail(new CannotStart('No port is free.')) : done(freePort(0)),
    );
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
