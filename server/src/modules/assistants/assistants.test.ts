import { createHash } from 'node:crypto';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { changeSoftwareAccess } from '@limber/contract/desk/software/software-access.ts';
import type { Route } from '@limber/contract/route.ts';
import { listOwnApiKeys, revokeApiKey } from '@limber/contract/software/api-keys.ts';
import { allowAssistant, readAssistantRequest } from '@limber/contract/software/assistants.ts';
import {
  auth,
  type OAuthClientProvider,
  UnauthorizedError,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { TEST_URL } from '../../../test/harness.ts';
import { memberOf, type TestClient } from '../../../test/people.ts';

const { world, desk, who, amina, badr, tryToBook, stretching } = await openDesk();
const manager = await memberOf(world, 'manager');
const redirectUrl = 'http://127.0.0.1:51234/callback';

const admit = (assistants: boolean) =>
  callApi(world, changeSoftwareAccess, { keys: false, assistants }, { by: manager });

beforeEach(async () => {
  await world.query('delete from limits');
  await world.query('delete from holds');
  await world.query('update api_keys set ended_at = now() where ended_at is null');
  await admit(true);
});

/** What the network would do between the SDK and the studio. */
const fetchHere = async (asked: string | URL, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(asked);
  expect(url.origin).toBe(TEST_URL);
  const headers = Object.fromEntries(new Headers(init.headers));
  const body = init.body === undefined || init.body === null ? undefined : String(init.body);
  if (init.body instanceof URLSearchParams) {
    headers['content-type'] ??= 'application/x-www-form-urlencoded';
  }
  const reply = await world.app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: url.pathname + url.search,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  const said = new Headers();
  for (const [name, value] of Object.entries(reply.headers)) said.set(name, String(value));
  const isEmpty = [202, 204, 304].includes(reply.statusCode);
  return new Response(isEmpty ? null : reply.body, { status: reply.statusCode, headers: said });
};

/** What an assistant keeps while it is let in. */
class Kept implements OAuthClientProvider {
  readonly redirectUrl = redirectUrl;
  readonly clientMetadata: OAuthClientProvider['clientMetadata'];
  asked?: URL;
  information?: OAuthClientInformationMixed;
  kept?: OAuthTokens;
  verifier = '';

  constructor(scope?: string) {
    this.clientMetadata = {
      client_name: 'Helper of nobody here',
      redirect_uris: [redirectUrl],
      ...(scope && { scope }),
    };
  }
  clientInformation() {
    return this.information;
  }
  saveClientInformation(information: OAuthClientInformationMixed) {
    this.information = information;
  }
  tokens() {
    return this.kept;
  }
  saveTokens(tokens: OAuthTokens) {
    this.kept = tokens;
  }
  redirectToAuthorization(url: URL) {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier() {
    return this.verifier;
  }
}

const serverUrl = new URL(`${TEST_URL}/mcp`);
const connect = async (kept: Kept) => {
  const client = new Client({ name: 'the SDK', version: '1' });
  const transport = new StreamableHTTPClientTransport(serverUrl, {
    authProvider: kept,
    fetch: fetchHere,
  });
  // The types of the SDK are not written for exact optional properties.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
};

/** Does what the page does for somebody who lets it in, and returns the code. */
async function allow({ asked }: Kept, by: Pick<TestClient, 'headers'> = amina, narrow?: string) {
  const query = Object.fromEntries(asked?.searchParams ?? []);
  const { client_id, redirect_uri, scope, state, code_challenge, code_challenge_method } = query;
  const wish = { client_id, redirect_uri, scope: narrow ?? scope };
  const seen = await callApi(world, readAssistantRequest, wish);
  expect(seen.json()).toMatchObject({ name: 'Helper of nobody here', host: '127.0.0.1:51234' });
  const body = { ...wish, code_challenge, code_challenge_method, ...(state && { state }) };
  const reply = await callApi(world, allowAssistant, body, { by });
  expect(reply.statusCode, reply.body).toBe(201);
  const url = new URL(reply.json().url);
  expect(url.origin + url.pathname).toBe(redirectUrl);
  return url.searchParams.get('code') ?? '';
}

/** An assistant that Amina has let in. */
async function letIn(narrow?: string, by: Pick<TestClient, 'headers'> = amina) {
  const kept = new Kept();
  await expect(connect(kept)).rejects.toBeInstanceOf(UnauthorizedError);
  const authorizationCode = await allow(kept, by, narrow);
  const done = await auth(kept, { serverUrl, authorizationCode, fetchFn: fetchHere });
  expect(done).toBe('AUTHORIZED');
  return { kept, client: await connect(kept) };
}

async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
  const answer = await client.callTool({ name, arguments: args });
  const [first] = answer.content as { text: string }[];
  const text = first?.text ?? '';
  const said = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  return { isError: answer.isError === true, said };
}

const ask = async <R extends Route>(route: R, args: Tried<R>, by: Pick<TestClient, 'headers'>) =>
  (await callApi(world, route, args, { by })).json();

const services = [{ id: stretching, minutes: 60 }];
const slot = { location: 'A', services, therapist_id: who.noura, date: '2026-03-05' };

describe('an assistant', () => {
  test('an MCP client that nobody here wrote (the SDK’s own) signs in, finds a free hour, holds and books it, and is refused what a browser would be refused @SOFT-05', async () => {
    const { client } = await letIn();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_services',
      'find_free_times',
      'hold_time',
      'book_session',
      'my_sessions',
      'move_session',
      'cancel_session',
      'my_packages',
    ]);
    // Keywords of our own mean nothing to others.
    expect(JSON.stringify(tools)).not.toContain('"x-');
    const { said: offer } = await use(client, 'list_services');
    expect(JSON.stringify(offer)).toContain('Stretching');
    const { said: times } = await use(client, 'find_free_times', slot);
    expect(times).toContain('14:00');
    const held = await use(client, 'hold_time', { ...slot, time: '14:00' });
    expect(held).toMatchObject({ isError: false, said: { time: '14:00' } });
    // The hold is of the person, for everybody else.
    expect((await tryToBook({}, badr)).statusCode).toBe(409);
    const wrong = await use(client, 'book_session', { ...slot, time: '14:00', price: 1 });
    expect(wrong).toMatchObject({ isError: true, said: { total_price: 320 } });
    const booked = await use(client, 'book_session', { ...slot, time: '14:00', price: 320 });
    expect(booked).toMatchObject({ isError: false, said: { status: 'booked', total_price: 320 } });
    const { id } = booked.said;

    const taken = await use(client, 'book_session', { ...slot, time: '14:00', price: 320 });
    expect(taken.isError).toBe(true);
    const past = await use(client, 'book_session', {
      ...slot,
      date: '2026-03-01',
      time: '14:00',
      price: 320,
    });
    expect(past.isError).toBe(true);
    expect(
      (await use(client, 'move_session', { id, date: '2026-03-05', time: '16:00' })).isError,
    ).toBe(false);
    expect((await use(client, 'my_sessions')).said.next.results[0]).toMatchObject({
      id,
      time: '16:00:00',
    });
    expect((await use(client, 'my_packages')).said.user_packages).toEqual([]);
    // Half an hour before it starts it is late, and only with the person's word.
    world.clock.set('2026-03-05T15:30:00+04:00');
    const late = await use(client, 'cancel_session', { id });
    expect(late.isError).toBe(true);
    const session = await ask(readDeskSession, { id }, desk);
    expect(session.events.map((event: { software: string }) => event.software)).toEqual([
      'Helper of nobody here',
      'Helper of nobody here',
    ]);
    world.clock.set('2026-03-04T10:00:00+04:00');
    await client.close();
  });

  test('a token without the scope sees nothing @SOFT-02', async () => {
    const { client } = await letIn('packages:read');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['list_services', 'my_packages']);
    for (const name of ['my_sessions', 'find_free_times', 'book_session', 'cancel_session']) {
      expect(await use(client, name)).toEqual({ isError: true, said: 'There is no such tool.' });
    }
    await client.close();
  });

  test('books from a package of the person, and says what does not fit', async () => {
    const { client } = await letIn();
    const wrong = await use(client, 'book_session', { ...slot, price: 0 });
    expect(wrong.isError).toBe(true);
    const none = { ...slot, time: '15:00', price: 0, package: { id: 2_000_000, kind: 'regular' } };
    expect((await use(client, 'book_session', none)).isError).toBe(true);
    await client.close();
  });

  test('is listed among the keys of its person, and is out once they revoke it', async () => {
    const { client } = await letIn();
    await use(client, 'my_sessions');
    const { keys } = await ask(listOwnApiKeys, {}, amina);
    expect(keys[0]).toMatchObject({ name: 'Helper of nobody here', assistant: true });
    await callApi(world, revokeApiKey, { id: keys[0].id }, { by: amina });
    await expect(client.listTools()).rejects.toThrow();
  });

  test('gets its next key by itself, and is out when the one before is brought again', async () => {
    const { kept } = await letIn();
    const former = kept.kept;
    world.clock.advance(61);
    const client = await connect(kept);
    expect((await client.listTools()).tools).toHaveLength(8);
    expect(kept.kept?.refresh_token).not.toBe(former?.refresh_token);
    const reply = await token({
      grant_type: 'refresh_token',
      refresh_token: former?.refresh_token ?? '',
      client_id: kept.information?.client_id ?? '',
    });
    expect(reply.json().error).toBe('invalid_grant');
    await expect(client.listTools()).rejects.toThrow();
    world.clock.set('2026-03-04T10:00:00+04:00');
  });

  test('is unknown while the studio admits none, and everything of it is out', async () => {
    const { kept } = await letIn();
    await admit(false);
    for (const path of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-authorization-server',
    ]) {
      expect((await world.app.inject({ url: path })).statusCode).toBe(404);
    }
    expect((await mcp({ authorization: `Bearer ${kept.kept?.access_token}` })).statusCode).toBe(
      404,
    );
    const { client_id } = kept.information ?? {};
    const asked = { client_id, redirect_uri: redirectUrl };
    const seen = await callApi(world, readAssistantRequest, asked);
    expect([seen.statusCode, seen.json().detail]).toEqual([
      404,
      'This request is not right, or the studio admits no assistants.',
    ]);
    expect((await token({ grant_type: 'refresh_token' })).json().error).toBe('invalid_client');
    expect((await register({ redirect_uris: [redirectUrl] })).statusCode).toBe(403);
  });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const token = (fields: Record<string, string>, to = 'token') =>
  world.app.inject({
    method: 'POST',
    url: `/oauth/${to}`,
    headers: form,
    payload: new URLSearchParams(fields).toString(),
  });
const register = (payload: object) =>
  world.app.inject({ method: 'POST', url: '/oauth/register', payload });
const mcp = (headers: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', ...headers },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

describe('a code', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  async function give() {
    const { client_id } = (
      await register({ client_name: 'Test', redirect_uris: [redirectUrl] })
    ).json();
    const wish = { client_id, redirect_uri: redirectUrl };
    const proof = { code_challenge: challenge, code_challenge_method: 'S256' };
    const reply = await callApi(
      world,
      allowAssistant,
      { ...wish, ...proof, state: 'x y' },
      { by: amina },
    );
    const url = new URL(reply.json().url);
    expect(url.searchParams.get('state')).toBe('x y');
    expect(url.searchParams.get('iss')).toBe(TEST_URL);
    const code = url.searchParams.get('code') ?? '';
    return { grant_type: 'authorization_code', ...wish, code, code_verifier: verifier };
  }

  test('is exchanged once; a second time ends what it gave', async () => {
    const given = await give();
    const first = await token(given);
    expect(first.headers['cache-control']).toBe('no-store');
    const authorization = `Bearer ${first.json().access_token}`;
    expect((await mcp({ authorization })).statusCode).toBe(200);
    expect((await token(given)).json().error).toBe('invalid_grant');
    expect((await mcp({ authorization })).statusCode).toBe(401);
  });

  test.each([
    ['with another proof', { code_verifier: 'w'.repeat(43) }],
    ['without a proof', { code_verifier: '' }],
    ['by another assistant', { client_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11' }],
    ['for another address', { redirect_uri: 'http://127.0.0.1:51234/other' }],
    ['that was never given', { code: 'x'.repeat(43) }],
  ])('%s is worth nothing', async (_what, changes) => {
    const { statusCode, json } = await token({ ...(await give()), ...changes });
    expect([statusCode, json().error]).toEqual([400, 'invalid_grant']);
  });

  test('is over after five minutes, and for another server it is refused', async () => {
    const given = await give();
    expect(
      (await token({ ...given, resource: 'https://elsewhere.example/mcp' })).json().error,
    ).toBe('invalid_target');
    world.clock.advance(5);
    expect((await token(given)).json().error).toBe('invalid_grant');
    world.clock.set('2026-03-04T10:00:00+04:00');
  });

  test('of two exchanges the second waits, and ends what the first gave', async () => {
    const given = await give();
    const lock = sql`select from assistant_codes for update`;
    const [first, second] = await answersBehind(world, lock, [
      () => token(given),
      () => token(given),
    ]);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 400]);
    const authorization = `Bearer ${first?.json().access_token}`;
    expect((await mcp({ authorization })).statusCode).toBe(401);
  });

  test('of two refreshes the second waits, and ends what the first gave', async () => {
    const given = await give();
    const { refresh_token } = (await token(given)).json();
    const { client_id } = given;
    const refresh = () => token({ grant_type: 'refresh_token', refresh_token, client_id });
    const lock = sql`select from api_keys for update`;
    const [first, second] = await answersBehind(world, lock, [refresh, refresh]);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 400]);
    const authorization = `Bearer ${first?.json().access_token}`;
    expect((await mcp({ authorization })).statusCode).toBe(401);
  });

  test('other grants are unknown, and a key is revoked by its assistant alone', async () => {
    expect((await token({ grant_type: 'password' })).json().error).toBe('unsupported_grant_type');
    const given = await give();
    const { access_token: key } = (await token(given)).json();
    const works = async () => (await mcp({ authorization: `Bearer ${key}` })).statusCode;
    await token({ token: key, client_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11' }, 'revoke');
    expect(await works()).toBe(200);
    expect((await token({ token: key, client_id: given.client_id }, 'revoke')).statusCode).toBe(
      200,
    );
    expect(await works()).toBe(401);
  });
});

describe('registering', () => {
  test('takes addresses of assistants alone, and twenty in ten minutes', async () => {
    for (const redirect_uris of [[], ['http://helper.example/'], ['javascript:alert(1)'], 'x']) {
      expect((await register({ redirect_uris })).json().error).toBe('invalid_redirect_uri');
    }
    expect(
      (await register({ redirect_uris: ['https://helper.example/back'] })).json(),
    ).toMatchObject({
      client_name: 'helper.example',
      token_endpoint_auth_method: 'none',
    });
    await world.query(`update limits set used = 20 where key like 'assistants-made:%'`);
    const full = await register({ redirect_uris: ['https://helper.example/back'] });
    expect([full.statusCode, full.headers['retry-after']]).toEqual([429, '600']);
    await world.query(`update limits set used = 120 where key like 'assistant-exchanges:%'`);
  });

  test('the door says where to begin, and takes no page of another site', async () => {
    const { statusCode, headers } = await mcp({});
    expect(statusCode).toBe(401);
    expect(headers['www-authenticate']).toBe(
      `Bearer resource_metadata="${TEST_URL}/.well-known/oauth-protected-resource/mcp"`,
    );
    expect((await mcp({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await world.app.inject({ url: '/mcp' })).statusCode).toBe(405);
  });
});
