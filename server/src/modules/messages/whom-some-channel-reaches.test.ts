import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addClient } from '../../../test/people.ts';
import { startPushService } from '../../../test/providers/push-simulator.ts';
import { pushTo } from '../../../test/providers/pushed-to.ts';
import { NUMBER, openTelling } from '../../../test/providers/telling.ts';
import { canBeTold } from '../../platform/messaging/can-be-told.ts';
import { readWishes } from './wishes/read-wishes.ts';

const { world, messenger } = await openTelling();
const { db, clock } = world;

const wishes: readonly (MessageChannel | null)[] = [null, 'mail', 'whatsapp', 'push'];
const browsers = ['none', 'open', 'signed out', 'over'] as const;
const agreements = [null, 'yes', 'no'] as const;

/** Every address, number, wish and agreement of an account, which has an address or a number. */
function everyWay(id: number) {
  const address = `reach${id}@client.example`;
  const ways = [
    { email: address, phone_e164: NUMBER },
    { email: address, phone_e164: null },
    { email: null, phone_e164: NUMBER },
  ];
  return ways.flatMap((way) =>
    wishes.flatMap((wish) =>
      agreements.map((said) => ({
        ...{ ...way, message_channel: wish },
        ...{ offers_by_mail: said, offers_by_message: said },
      })),
    ),
  );
}

/** Whether the list of those waiting takes somebody for reachable. */
async function isTakenForReachable(id: number, isTelephoneOffered: boolean): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${canBeTold(isTelephoneOffered, clock.now())} as is from accounts a
    where a.id = ${id}::int`.execute(db);
  return rows[0]?.is ?? false;
}

/** The account with a browser of a session that is open, or is not any more. */
async function clientWith(browser: (typeof browsers)[number]): Promise<number> {
  const { id } = await addClient(world, `Reach ${browser}`);
  if (browser === 'none') return id;
  const service = await startPushService();
  await pushTo(world, service, { accountId: id }, `of ${id}`);
  await service.close();
  const now = clock.now().toISOString();
  const ended = {
    open: '',
    'signed out': `ended_at = '${now}', ended_why = 'signed out'`,
    over: `started_at = timestamptz '${now}' - interval '1 day', ends_at = '${now}'`,
  }[browser];
  if (ended) await world.query(`update sessions set ${ended} where account_id = ${id}`);
  return id;
}

test.each(browsers)(
  'the waiting list and the telling agree on whom some channel reaches; browser: %s',
  async (browser) => {
    const id = await clientWith(browser);
    const judged = new Set<boolean>();
    for (const reached of everyWay(id)) {
      await db.updateTable('accounts').set(reached).where('id', '=', id).execute();
      for (const offered of [messenger, null]) {
        const actor = { accountId: id, accountType: 'client' } as const;
        const { first } = await readWishes({ db, messenger: offered }, actor, clock.now());
        const is = await isTakenForReachable(id, offered !== null);
        const said = { ...reached, isTelephoneOffered: offered !== null };
        expect({ ...said, is }).toEqual({ ...said, is: first !== null });
        judged.add(is);
      }
    }
    expect([...judged].toSorted()).toEqual([false, true]);
  },
);
