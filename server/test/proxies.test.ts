import { generateOtp } from '@limber/contract/auth.ts';
import { afterAll, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { callApi } from './call-api.ts';
import { depsOf, openWorld } from './harness.ts';

const world = await openWorld();
const deps = {
  ...depsOf(world),
};
const behindProxy = await build({ ...deps, trustedProxies: ['10.1.0.0/16'] });
const alone = await build(deps);
afterAll(() => Promise.all([behindProxy.close(), alone.close()]));

/** The addresses under which a call from `remoteAddress` with this header was counted. */
async function countedAs(app: typeof alone, remoteAddress: string, forwarded: string) {
  await world.query('delete from limits');
  const headers = { 'x-forwarded-for': forwarded };
  await callApi(
    { app },
    generateOtp,
    { email: 'nobody@client.example' },
    { remoteAddress, headers },
  );
  const { rows } = await world.query<{ key: string }>('select key from limits');
  return rows.map(({ key }) => key.replace('codes asked from ', ''));
}

test('a trusted proxy names the caller', async () => {
  expect(await countedAs(behindProxy, '10.1.2.3', '203.0.113.9')).toEqual(['203.0.113.9']);
});

test('what a caller wrote itself before the proxy did is not believed', async () => {
  const forged = '198.51.100.1, 203.0.113.9';
  expect(await countedAs(behindProxy, '10.1.2.3', forged)).toEqual(['203.0.113.9']);
});

test.each(['127.0.0.1', '10.2.0.1', '192.168.1.1', '203.0.113.8'])(
  'nobody else does: %s',
  async (address) => {
    expect(await countedAs(behindProxy, address, '198.51.100.1')).toEqual([address]);
    expect(await countedAs(alone, address, '198.51.100.1')).toEqual([address]);
  },
);

test.each(['nobody', 'Amina\u0085X-Forged: 1', '203.0.113.9:80'])(
  'an invalid address is not accepted: %j',
  async (forwarded) => {
    expect(await countedAs(behindProxy, '10.1.2.3', forwarded)).toEqual(['10.1.2.3']);
  },
);
