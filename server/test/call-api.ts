import { type ArgsOf, requestOf } from '@limber/contract/request.ts';
import type { Route } from '@limber/contract/route.ts';
import type { InjectOptions } from 'fastify';
import { API_BASE } from '../src/platform/http/serve-calls.ts';
import type { World } from './harness.ts';
import type { TestClient } from './people.ts';

/** A call's arguments by name; values may be wrong, and any may be missing. */
export type Tried<R extends Route> = Partial<Record<keyof ArgsOf<R>, unknown>>;

interface How extends Pick<InjectOptions, 'headers' | 'remoteAddress'> {
  /** The caller; default: nobody. */
  readonly by?: Pick<TestClient, 'headers'>;
  /** Answered when its head is there, for what never ends. */
  readonly streams?: true;
}

/** Makes a call of the contract, with its method and address. */
export function callApi<R extends Route>(
  { app }: Pick<World, 'app'>,
  route: R,
  args: Tried<R> = {},
  { by, headers, remoteAddress = '', streams }: How = {},
) {
  const { method, path, query, body } = requestOf(route, args);
  return app.inject({
    method,
    url: API_BASE + path,
    headers: { ...by?.headers(), ...headers },
    ...(query ? { query: query as Record<string, string> } : {}),
    ...(body ? { payload: body } : {}),
    ...(remoteAddress ? { remoteAddress } : {}),
    ...(streams ? { payloadAsStream: true } : {}),
  });
}
