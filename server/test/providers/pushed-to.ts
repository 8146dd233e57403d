import { randomUUID } from 'node:crypto';
import { readPushKey } from '@limber/contract/messages/push.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { callApi } from '../call-api.ts';
import type { World } from '../harness.ts';
import type { startPushService } from './push-simulator.ts';

/** Adds a browser to which messages of somebody are pushed; the team has shown a second factor there. */
export async function pushTo(
  world: World,
  service: Awaited<ReturnType<typeof startPushService>>,
  { accountId, accountType = 'client' }: { accountId: number; accountType?: AccountType },
  name: string,
): Promise<void> {
  const by = { headers: () => world.bearer(accountId, accountType) };
  const { public_key } = (await callApi(world, readPushKey, {}, { by })).json();
  const { endpoint, p256dh, auth } = service.subscribe(name, public_key);
  const [session, now] = [randomUUID(), world.clock.now().toISOString()];
  const factor = accountType === 'client' ? 'null' : "'totp'";
  await world.query(`
    insert into sessions (id, account_id, started_at, ends_at, second_factor)
    values ('${session}', ${accountId}, '${now}', timestamptz '${now}' + interval '1 year', ${factor});
    insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, made_at)
    values ('${randomUUID()}', ${accountId}, '${session}', '${endpoint}', '${p256dh}', '${auth}', '${now}')`);
}
