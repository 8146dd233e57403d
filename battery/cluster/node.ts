import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../stand/ask.ts';
import { openWire, type Wire } from '../stand/wire.ts';
import { signalAllOf } from './processes-of.ts';
import type { Programs } from './programs.ts';
import type { Run } from './run.ts';

/** The ports of one machine of the cluster. */
interface Ports {
  readonly postgres: number;
  readonly api: number;
  readonly etcd: number;
  readonly peers: number;
}

/** What happens to a machine. */
export type Strike = 'killed' | 'frozen' | 'cut off';

/** One machine: PostgreSQL under Patroni, and a member of etcd. */
export interface Node {
  readonly name: string;
  readonly ports: Ports;
  strike(how: Strike): void;
  /** Repairs a machine; one that was killed is started again. */
  mend(how: Strike): Promise<void>;
}

const NAMES = ['one', 'two', 'three'];

/** Patroni's timing in seconds; the least that it accepts for a lock. */
const DCS = { ttl: 20, loop_wait: 1, retry_timeout: 5 };

export const SUPERUSER = { username: 'patroni', password: 'only-for-the-battery' };

/**
 * Starts three machines. Their traffic with each other and with etcd goes over wires that can be
 * cut, while clients in front of the cluster still reach each of them.
 */
export async function startNodes(
  folder: string,
  programs: Programs,
  run: Run,
  takePort: () => Promise<number>,
): Promise<{ nodes: Node[]; close(): void }> {
  const machines: { name: string; ports: Ports; home: string }[] = [];
  for (const name of NAMES) {
    const ports = {
      ...{ postgres: await takePort(), api: await takePort() },
      ...{ etcd: await takePort(), peers: await takePort() },
    };
    machines.push({ name, ports, home: join(folder, name) });
  }
  const wires: Wire[] = [];
  const wireTo = async (port: number) => {
    const wire = await openWire(`tcp://127.0.0.1:${port}`);
    wires.push(wire);
    return wire;
  };
  const nodes: Node[] = [];
  const starts: (() => Promise<void>)[] = [];
  for (const { name, ports, home } of machines) {
    const [heard, asked] = [await wireTo(ports.postgres), await wireTo(ports.api)];
    const toEtcd = await Promise.all(machines.map((each) => wireTo(each.ports.etcd)));
    mkdirSync(home, { mode: 0o711 });
    run.own(home);
    const config = join(home, 'patroni.json');
    writeFileSync(
      config,
      JSON.stringify({
        scope: 'limber',
        name,
        restapi: { listen: `127.0.0.1:${ports.api}`, connect_address: hostOf(asked) },
        // Not `etcd3`: see docs/scaling.md.
        etcd: { hosts: toEtcd.map(hostOf), use_proxies: true },
        bootstrap: {
          dcs: {
            ...DCS,
            synchronous_mode: true,
            // A primary alone would acknowledge bookings that are lost when it fails.
            synchronous_mode_strict: true,
            postgresql: { use_pg_rewind: true, use_slots: true },
          },
          initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
        },
        postgresql: {
          listen: `127.0.0.1:${ports.postgres}`,
          connect_address: hostOf(heard),
          data_dir: join(home, 'data'),
          bin_dir: programs.postgres,
          pgpass: join(home, 'pgpass'),
          authentication: {
            superuser: SUPERUSER,
            replication: { username: 'replicator', password: SUPERUSER.password },
          },
          pg_hba: [
            'host all all 127.0.0.1/32 scram-sha-256',
            'host replication replicator 127.0.0.1/32 scram-sha-256',
          ],
          parameters: {
            ...{ unix_socket_directories: home, max_connections: 150, timezone: 'UTC' },
            // A machine that now follows another retries soon.
            wal_retrieve_retry_interval: '1s',
          },
        },
      }),
    );
    const start = async () => {
      run.start(programs.etcd, [
        ...['--name', name, '--data-dir', join(home, 'etcd')],
        ...['--enable-v2', '--logger', 'zap', '--log-level', 'error'],
        ...['--listen-client-urls', http(ports.etcd), '--advertise-client-urls', http(ports.etcd)],
        ...['--listen-peer-urls', http(ports.peers)],
        ...['--initial-advertise-peer-urls', http(ports.peers), '--initial-cluster-state', 'new'],
        '--initial-cluster',
        machines.map((each) => `${each.name}=${http(each.ports.peers)}`).join(','),
        // A busy machine does not count as gone.
        ...['--heartbeat-interval', '200', '--election-timeout', '2000'],
      ]);
      // Patroni exits when it finds an etcd that does not know its cluster version yet.
      while (!(await isDecided(ports.etcd))) await pause(250);
      run.start(programs.patroni, [config]);
    };
    starts.push(start);
    const ways = [heard, asked, ...toEtcd];
    nodes.push({
      ...{ name, ports },
      strike(how) {
        if (how === 'cut off') for (const way of ways) way.carry('nothing');
        else signalAllOf(home, how === 'killed' ? 'SIGKILL' : 'SIGSTOP');
      },
      async mend(how) {
        if (how === 'cut off') for (const way of ways) way.carry('as it is');
        else if (how === 'frozen') signalAllOf(home, 'SIGCONT');
        else await start();
      },
    });
  }
  await Promise.all(starts.map((start) => start()));
  return {
    nodes,
    close() {
      for (const wire of wires) wire.close();
    },
  };
}

async function isDecided(port: number): Promise<boolean> {
  const { status, body } = await send('GET', `${http(port)}/version`);
  return status === 200 && body.etcdcluster !== 'not_decided';
}

function hostOf({ url }: Wire): string {
  return new URL(url).host;
}

function http(port: number): string {
  return `http://127.0.0.1:${port}`;
}
