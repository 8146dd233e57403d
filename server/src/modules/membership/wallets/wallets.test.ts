import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { readConnections } from '@limber/contract/desk/entry/set-up.ts';
import { checkCard, downloadWalletCard, readCardPass } from '@limber/contract/membership.ts';
import { MOST_WALLET_DEVICES } from '@limber/contract/terms/membership.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld, TEST_NOW, TEST_SECRET } from '../../../../test/harness.ts';
import { addClient, memberOf, type TestClient } from '../../../../test/people.ts';
import { openPass } from '../../../../test/wallets/open-pass.ts';
import { makePassAuthority } from '../../../../test/wallets/pass-authority.ts';
import { readWallets } from '../../../platform/wallets/read-wallets.ts';
import { signWalletCode } from './wallet-code.ts';

const authority = makePassAuthority();
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const googleKey = google.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const settings: Record<string, string> = {
  APPLE_PASS_CERTIFICATE: authority.certificate,
  APPLE_PASS_KEY: authority.key,
  APPLE_PASS_AUTHORITY: authority.authority,
  GOOGLE_WALLET_ISSUER_ID: '3388000000000000000',
  GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({
    client_email: 'cards@studio.example',
    private_key: googleKey,
  }),
};
const mistakes: string[] = [];
const wallets = readWallets((name) => settings[name] ?? null, false, mistakes);
const world = await openWorld({ wallets });
const manager = await memberOf(world, 'manager');
let member: TestClient;
let names = 0;

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query('delete from wallet_devices; delete from limits');
  names += 1;
  member = await addClient(world, `Amina-${names}`);
  await addYear(member, { from: '2025-03-05', to: '2026-03-04' });
});

const addYear = (client: TestClient, { from, to }: { from: string; to: string }) =>
  world.query(`insert into memberships (account_id, number, valid_from, valid_to, granted_at)
    values (${client.id}, '${numberOf(client)}', '${from}', '${to}', now())`);

const withdraw = () =>
  world.query(`update memberships set revoked_at = '${world.clock.now().toISOString()}',
    revoked_by = ${manager.id}, revoked_because = 'Given by mistake' where account_id = ${member.id}`);

const numberOf = ({ id }: TestClient) => `LMB-4821-${String(id % 10_000).padStart(4, '0')}`;

/** The link to a wallet that the card of a client offers. */
async function linkTo(wallet: 'apple' | 'google', client = member): Promise<string> {
  const { wallets } = (await callApi(world, readCardPass, {}, { by: client })).json();
  return wallets.find((each: { wallet: string }) => each.wallet === wallet).url;
}

const fileOf = (url: string) => String(url.split('/').at(-1));

const download = (file: string, remoteAddress = '192.0.2.9') =>
  callApi(world, downloadWalletCard, { file }, { remoteAddress });

async function cardOf(client = member) {
  const reply = await download(fileOf(await linkTo('apple', client)));
  expect(reply.statusCode).toBe(200);
  return openPass(reply.rawPayload, authority.authority);
}

const codeOf = (url: string) => url.replace('https://limber.example/card/', '');
const check = (code: string) =>
  callApi(world, checkCard, { pass: code }, { remoteAddress: '192.0.2.1' });

test('the wallets of the studio are read from its settings', () => {
  expect(mistakes).toEqual([]);
});

describe('a card for Apple Wallet', () => {
  test('is signed by the certificate of the studio, and every file is in its manifest @WALLET-01', async () => {
    const reply = await download(fileOf(await linkTo('apple')));
    expect(reply.headers['content-type']).toBe('application/vnd.apple.pkpass');
    expect(reply.headers['cache-control']).toBe('no-store');
    const card = openPass(reply.rawPayload, authority.authority);
    expect(card.wronglyHashed).toEqual([]);
    expect(card.isSigned).toBe(true);
    expect(Object.keys(card.files)).toEqual(
      expect.arrayContaining(['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png']),
    );
    expect(openPass(reply.rawPayload, makePassAuthority().authority).isSigned).toBe(false);
  });

  test('names the member, the number, the last day and the studio, and nothing else of the person', async () => {
    const { said } = await cardOf();
    expect(said.passTypeIdentifier).toBe('pass.example.limber.member');
    expect(said.teamIdentifier).toBe('TEAM123456');
    expect(said.generic.primaryFields[0].value).toBe(`Amina-${names} Haddad`);
    expect(said.generic.secondaryFields[0].value).toBe(numberOf(member));
    expect(said.generic.secondaryFields[1]).toMatchObject({ label: 'Valid until' });
    expect(said.expirationDate).toMatch(/^2026-03-04T20:00/);
    expect(said.voided).toBe(false);
    expect(JSON.stringify(said)).not.toMatch(/@client\.example|\+97150/);
  });

  test('speaks of partners only where the studio has some', async () => {
    const back = async (): Promise<{ key: string }[]> => (await cardOf()).said.generic.backFields;
    expect((await back()).map(({ key }) => key)).toContain('how');
    await world.query(`update settings set switches = switches || '{"partners": false}'`);
    const without = await back();
    await world.query(`update settings set switches = switches - 'partners'`);
    expect(without.map(({ key }) => key)).not.toContain('how');
  });

  test('is in the language of the client', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${member.id}`);
    const { said } = await cardOf();
    expect(said.generic.secondaryFields[1].label).toBe('صالحة حتى');
  });

  test('is at a link of its own, which works for an hour', async () => {
    const file = fileOf(await linkTo('apple'));
    world.clock.advance(60);
    expect((await download(file)).statusCode).toBe(200);
    world.clock.advance(1);
    const late = await download(file);
    expect(late.statusCode).toBe(410);
    expect(late.json().detail).toMatch(/too old/);
    expect(late.json().in_other_languages.ar.detail).toContain('قديم');
    for (const foreign of ['x', `${'a'.repeat(32)}.pkpass`, file.replace(/^./, 'B')]) {
      const reply = await download(foreign);
      expect(reply.statusCode, foreign).toBe(404);
      expect(reply.json().detail).toBe('There is no membership card at this address.');
    }
  });

  test('is asked for a limited number of times from one address', async () => {
    const file = fileOf(await linkTo('apple'));
    await download(file);
    await world.query('update limits set used = 1000');
    const refused = await download(file);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toMatch(/Too many cards/);
    expect((await download(file, '192.0.2.10')).statusCode).toBe(200);
  });

  test('is not offered once the certificate of the studio has ended', async () => {
    await addYear(member, { from: '2026-03-05', to: '2027-03-04' });
    world.clock.set('2027-01-02T10:00:00+04:00');
    const { wallets } = (await callApi(world, readCardPass, {}, { by: member })).json();
    expect(wallets.map(({ wallet }: { wallet: string }) => wallet)).toEqual(['google']);
  });
});

describe('the check of a card in a wallet', () => {
  test('A pass whose membership ended says so at the check within a minute @WALLET-02', async () => {
    const { said } = await cardOf();
    const code = codeOf(said.barcodes[0].message);
    world.clock.set('2026-03-04T23:59:30+04:00');
    expect((await check(code)).json()).toEqual({
      ...{ first_name: `Amina-${names}`, valid: true, valid_until: '2026-03-04' },
      ...{ card_ending: numberOf(member).slice(-4), from_wallet: true },
    });
    world.clock.set('2026-03-05T00:00:10+04:00');
    expect((await check(code)).json()).toMatchObject({ valid: false, valid_until: '2026-03-04' });
  });

  test('says that a withdrawn membership ended on the day on which it was withdrawn', async () => {
    const { said } = await cardOf();
    world.clock.set('2025-11-20T12:00:00+04:00');
    await withdraw();
    const reply = await check(codeOf(said.barcodes[0].message));
    expect(reply.json()).toMatchObject({ valid: false, valid_until: '2025-11-20' });
  });

  test('says the last day of the next year as soon as there is one', async () => {
    const { said } = await cardOf();
    await addYear(member, { from: '2026-03-05', to: '2027-03-04' });
    const reply = await check(codeOf(said.barcodes[0].message));
    expect(reply.json()).toMatchObject({ valid: true, valid_until: '2027-03-04' });
  });

  test('answers 404 to a code that is not ours, and forgets a person who was erased', async () => {
    expect((await check(signWalletCode('another secret', member.id))).statusCode).toBe(404);
    const { said } = await cardOf();
    await world.query(`update accounts set erased_at = now() where id = ${member.id}`);
    expect((await check(codeOf(said.barcodes[0].message))).statusCode).toBe(404);
  });
});

describe('a card for Google Wallet', () => {
  test('is a link that the service account of the studio signed', async () => {
    const url = await linkTo('google');
    expect(url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const [head = '', body = '', signature = ''] = String(url.split('/').at(-1)).split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      createPublicKey(googleKey),
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(head, 'base64url').toString()).alg).toBe('RS256');
    const said = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(said).toMatchObject({
      ...{ iss: 'cards@studio.example', aud: 'google', typ: 'savetowallet' },
      ...{ iat: Date.parse(TEST_NOW) / 1000, origins: ['https://limber.example'] },
    });
    const [card] = said.payload.genericObjects;
    expect(card.header.defaultValue.value).toBe(`Amina-${names} Haddad`);
    expect(card.validTimeInterval.end.date).toBe('2026-03-04T20:00:00.000Z');
    expect((await check(codeOf(card.barcode.value))).json()).toMatchObject({ valid: true });
    // Longer addresses are cut by telephones.
    expect(url.length).toBeLessThan(2000);
  });

  test('of the next year is another card', async () => {
    const first = await linkTo('google');
    await addYear(member, { from: '2026-03-05', to: '2027-03-04' });
    const idOf = (url: string) =>
      JSON.parse(Buffer.from(String(url.split('.').at(-2)), 'base64url').toString()).payload
        .genericObjects[0].id;
    expect(idOf(await linkTo('google'))).not.toBe(idOf(first));
  });
});

describe('telephones that keep a card in step', () => {
  type Card = Awaited<ReturnType<typeof cardOf>>;

  const service = (method: 'GET' | 'POST' | 'DELETE', path: string, more: object = {}) =>
    world.app.inject({ method, url: `/wallet/apple/v1/${path}`, ...more });
  const by = (card: Card) => ({
    headers: { authorization: `ApplePass ${card.said.authenticationToken}` },
  });
  const registrationsOf = (card: Card, device: string) =>
    `devices/${device}/registrations/${card.said.passTypeIdentifier}/${card.said.serialNumber}`;
  const register = (card: Card, device = 'phone', more = by(card)) =>
    service('POST', registrationsOf(card, device), { ...more, payload: { pushToken: 'token' } });
  const changed = (since?: string, device = 'phone') =>
    service(
      'GET',
      `devices/${device}/registrations/pass.example.limber.member${since ? `?passesUpdatedSince=${since}` : ''}`,
    );
  const latest = (card: Card, more = by(card)) =>
    service('GET', `passes/${card.said.passTypeIdentifier}/${card.said.serialNumber}`, more);

  test('register with the key in the card, and once more without being two', async () => {
    const card = await cardOf();
    expect(card.said.webServiceURL).toBe('https://limber.example/wallet/apple');
    expect((await register(card)).statusCode).toBe(201);
    expect((await register(card)).statusCode).toBe(200);
    const list = await changed();
    expect(list.statusCode).toBe(200);
    expect(list.json().serialNumbers).toEqual([card.said.serialNumber]);
  });

  test('hear of a membership that was withdrawn, and fetch the card that says so', async () => {
    const card = await cardOf();
    await register(card);
    const { lastUpdated } = (await changed()).json();
    world.clock.advance(5);
    expect((await changed(lastUpdated)).statusCode).toBe(204);
    await withdraw();
    const list = (await changed(lastUpdated)).json();
    expect(list.serialNumbers).toEqual([card.said.serialNumber]);
    world.clock.advance(1);
    expect((await changed(list.lastUpdated)).statusCode).toBe(204);
    const fetched = await latest(card);
    expect(fetched.headers['content-type']).toBe('application/vnd.apple.pkpass');
    const now = openPass(fetched.rawPayload, authority.authority);
    expect(now.isSigned).toBe(true);
    expect(now.said.voided).toBe(true);
    expect(now.said.serialNumber).toBe(card.said.serialNumber);
    expect(now.said.generic.secondaryFields[1].label).toBe('Ended on');
  });

  test('hear of another look of the studio', async () => {
    const card = await cardOf();
    await register(card);
    const { lastUpdated } = (await changed()).json();
    world.clock.advance(5);
    await world.query(`update settings set look = '{"primary":"#7a1f3d"}', look_version = 2`);
    expect((await changed(lastUpdated)).statusCode).toBe(200);
    const now = openPass((await latest(card)).rawPayload, authority.authority);
    expect(now.said.backgroundColor).not.toBe(card.said.backgroundColor);
    await world.query(`update settings set look = '{}', look_version = 1`);
  });

  test('are forgotten when they drop the card', async () => {
    const card = await cardOf();
    await register(card);
    expect((await service('DELETE', registrationsOf(card, 'phone'), by(card))).statusCode).toBe(
      200,
    );
    expect((await changed()).statusCode).toBe(204);
  });

  test('are refused without the key of the card, or with that of another', async () => {
    const card = await cardOf();
    const other = await addClient(world, `Badr-${names}`);
    await addYear(other, { from: '2025-03-05', to: '2026-03-04' });
    const wrong = by(await cardOf(other));
    for (const more of [{ headers: { authorization: '' } }, wrong]) {
      expect((await register(card, 'phone', more)).statusCode).toBe(401);
      expect((await latest(card, more)).statusCode).toBe(401);
      const dropped = await service('DELETE', registrationsOf(card, 'phone'), more);
      expect(dropped.statusCode).toBe(401);
    }
    const foreignType = `passes/pass.of.others/${card.said.serialNumber}`;
    expect((await service('GET', foreignType, by(card))).statusCode).toBe(401);
    expect((await changed()).statusCode).toBe(204);
  });

  test('say who they are in words of a bounded length', async () => {
    const card = await cardOf();
    const send = (device: string, payload: object) =>
      service('POST', registrationsOf(card, device), { ...by(card), payload });
    expect((await send('phone', {})).statusCode).toBe(400);
    expect((await send('phone', { pushToken: 'a'.repeat(201) })).statusCode).toBe(400);
    expect((await send('a'.repeat(101), { pushToken: 'token' })).statusCode).toBe(414);
  });

  test('are ten for one card: another takes the place of the oldest', async () => {
    const card = await cardOf();
    for (let number = 0; number <= MOST_WALLET_DEVICES; number += 1) {
      world.clock.advance(1);
      expect((await register(card, `phone-${number}`)).statusCode).toBe(201);
    }
    expect((await changed(undefined, 'phone-0')).statusCode).toBe(204);
    expect((await changed(undefined, 'phone-1')).statusCode).toBe(200);
  });

  test('are heard a limited number of times from one address', async () => {
    await changed();
    await world.query('update limits set used = 1000');
    const refused = await changed();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('may say what went wrong, which goes into the log', async () => {
    const reply = await service('POST', 'log', { payload: { logs: ['a sentence', 5] } });
    expect(reply.statusCode).toBe(200);
  });

  test('of a client who was merged into another are forgotten, and the code shows the card that stays', async () => {
    const card = await cardOf();
    await register(card);
    const kept = await addClient(world, `Kept-${names}`);
    const merge = { id: kept.id, duplicate_id: member.id, email: kept.email };
    expect((await callApi(world, mergeClients, merge, { by: manager })).statusCode).toBe(200);
    expect((await changed()).statusCode).toBe(204);
    const shown = (await check(codeOf(card.said.barcodes[0].message))).json();
    expect(shown).toMatchObject({ first_name: `Kept-${names}`, valid: true });
  });
});

describe('without keys for a wallet', async () => {
  const plain = await openWorld();
  const client = await addClient(plain, 'Amina');
  await plain.query(`insert into memberships (account_id, number, valid_from, valid_to, granted_at)
    values (${client.id}, 'LMB-4821-0937', '2025-03-05', '2026-03-04', now())`);

  test('neither is offered, and no telephone is answered @WALLET-01', async () => {
    const reply = await callApi(plain, readCardPass, {}, { by: client });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().wallets).toEqual([]);
    const url = `/wallet/apple/v1/passes/pass.example/${signWalletCode(TEST_SECRET, client.id)}`;
    expect((await plain.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  test('the set-up says what is not connected', async () => {
    const by = await memberOf(plain, 'manager');
    const none = (await callApi(plain, readConnections, {}, { by })).json().connections;
    expect(none).toHaveLength(4);
    expect(none.every(({ connected }: { connected: boolean }) => !connected)).toBe(true);
    const some = (await callApi(world, readConnections, {}, { by: manager })).json().connections;
    expect(some).toContainEqual({ service: 'apple_wallet', connected: true });
    expect(some).toContainEqual({ service: 'google_wallet', connected: true });
  });
});
