import {
  availableTimesForServices,
  type Hold,
  type HoldRequest,
  holdTime,
  releaseHold,
} from '@limber/contract/scheduling.ts';
import { beforeEach } from 'vitest';
import { callApi } from './call-api.ts';
import type { World } from './harness.ts';
import type { TestClient } from './people.ts';
import { therapistNamed } from './people.ts';
import type { Browser } from './sign-in.ts';

/** The caller: somebody who is signed in, a browser, or both; from an address of their own. */
export interface Asking {
  readonly by?: TestClient;
  readonly browser?: Browser;
  readonly address?: string;
}

/** Holding Noura's times on Thursday 5 March 2026; there are no holds at the start of each test. */
export async function openHolds(world: World) {
  const noura = await therapistNamed(world, 'Noura');
  beforeEach(async () => {
    await world.empty('holds', 'limits');
  });

  const how = ({ by, browser, address }: Asking) => ({
    ...(by ? { by } : {}),
    ...(browser?.cookie ? { headers: { cookie: browser.cookie } } : {}),
    ...(address ? { remoteAddress: address } : {}),
  });

  /** Asks to hold an hour with her at a time. */
  async function tryToHold(
    who: Asking,
    time = '14:00',
    changes: Partial<Record<keyof HoldRequest, unknown>> = {},
  ) {
    const wish = {
      therapist_id: noura,
      location: 'A',
      date: '2026-03-05',
      time,
      total_duration: 60,
      ...changes,
    };
    const reply = await callApi(world, holdTime, wish, how(who));
    const given = reply.headers['set-cookie'];
    if (given && who.browser) who.browser.cookie = String(given).split(';')[0] as string;
    return { status: reply.statusCode, body: reply.json(), given: String(given ?? '') };
  }

  /** Holds it and returns the hold. */
  async function hold(...asked: Parameters<typeof tryToHold>): Promise<Hold> {
    const { status, body } = await tryToHold(...asked);
    if (status !== 200) throw new Error(`not held: ${status} ${body.detail}`);
    return body;
  }

  const release = (who: Asking) => callApi(world, releaseHold, {}, how(who));

  /** Her free times of that day, as somebody sees them. */
  const timesFor = async (who: Asking): Promise<string[]> =>
    (
      await callApi(
        world,
        availableTimesForServices,
        { therapist_id: noura, date: '2026-03-05', total_duration: 60 },
        how(who),
      )
    ).json();

  return { noura, tryToHold, hold, release, timesFor };
}
