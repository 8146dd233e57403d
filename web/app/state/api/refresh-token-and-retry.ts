import type { TokenPair } from '@limber/contract/auth.ts';
import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { spokenLanguage } from '../../i18n.ts';
import { logout, setRequiresReauth } from '../auth-slice.ts';
import type { Slices, TokenState } from '../initial-state.ts';
import { forgetOffline } from '../kept-offline.ts';
import { busyRetryMs, MOST_BUSY_RETRIES, pause } from '../requests/retry-when-busy.ts';
import { askAgain, sendOnce } from '../requests/send-once.ts';
import { readStoredTokens } from '../stored-tree.ts';
import { clearTokens, setTokens } from '../token-slice.ts';
import type { ApiRequest } from './call.ts';
import * as calls from './calls/auth.ts';

/** A request, or a function that builds it from the access token of each attempt. */
type Sent = string | ApiRequest | ((accessToken: string | null) => FetchArgs);

/** The same, or the key of a request whose answer was lost. */
export type Request = Sent | { again: string };

/** `anonymous`: no bearer header and no refresh, for calls that start a session. */
export interface CallOptions {
  anonymous?: boolean;
}

type Sending = ReturnType<Call>;

type Call = BaseQueryFn<Request, unknown, FetchBaseQueryError, CallOptions, FetchBaseQueryMeta>;

/**
 * The single way to the API. Sends the access token. On 401 it refreshes the pair once, shared by
 * all requests waiting for it, and repeats the request once; a refused refresh ends the session. A
 * read that a busy server refuses is repeated when the server says so.
 */
export function reauthBaseQuery(options: { baseUrl: string; fetchFn?: typeof fetch }): Call {
  const send = fetchBaseQuery({
    ...options,
    prepareHeaders(headers, { getState, extraOptions }) {
      const { accessToken } = tokensOf(getState());
      // The studio's own texts (services, branches, refusals) come in the language of the page.
      headers.set('accept-language', spokenLanguage());
      const anonymous = (extraOptions as CallOptions | undefined)?.anonymous;
      if (accessToken && !anonymous) headers.set('authorization', `Bearer ${accessToken}`);
      return headers;
    },
  });
  const sendFirst = (request: Sent, api: BaseQueryApi, extra: CallOptions) =>
    send(
      typeof request === 'function' ? request(tokensOf(api.getState()).accessToken) : request,
      api,
      extra,
    );
  const sendAs: typeof sendFirst = async (request, api, extra) => {
    for (let putOff = 0; ; putOff += 1) {
      const answer = await sendFirst(request, api, extra);
      const waits = api.type === 'query' ? busyRetryMs(answer.meta) : null;
      if (waits === null || putOff === MOST_BUSY_RETRIES || api.signal.aborted) return answer;
      await pause(waits, api.signal);
    }
  };

  let refreshing: Promise<boolean> | undefined;

  return async (request, api, extra) => {
    const send = (sent: Sent) => sendSignedIn(sent, api, extra);
    if (typeof request === 'object' && 'again' in request)
      return askAgain(request.again, send) as Sending;
    const accountId = (api.getState() as Slices).auth?.user?.id;
    if (typeof request !== 'object' || !request.once || accountId === undefined)
      return send(request);
    const { once: _, ...repeated } = request;
    return sendOnce({ accountId, endpoint: api.endpoint, request: repeated }, send) as Sending;
  };

  /** Sends it, and a second time with new tokens if the first ones have expired. */
  async function sendSignedIn(
    request: Sent,
    api: BaseQueryApi,
    extra: CallOptions,
  ): Promise<Awaited<ReturnType<Call>>> {
    const { accessToken: used } = tokensOf(api.getState());
    const first = await sendAs(request, api, extra);
    if (first.error?.status !== 401 || extra?.anonymous || !used) return first;

    if (tokensOf(api.getState()).accessToken === used) {
      refreshing ??= withRefreshLock(() => refresh(used, api)).finally(() => {
        refreshing = undefined;
      });
      if (!(await refreshing)) return first;
    }
    if (!tokensOf(api.getState()).accessToken) return first;
    return sendAs(request, api, extra);
  }

  /** Answers whether there is a usable access token afterwards. */
  async function refresh(used: string, api: BaseQueryApi): Promise<boolean> {
    const isOver = () => tokensOf(api.getState()).accessToken !== used;
    const holdsAnother = () => Boolean(tokensOf(api.getState()).accessToken);
    // During the refresh of another request, somebody signed out or in.
    if (isOver()) return holdsAnother();
    // Another tab may have rotated the pair meanwhile; using the old one would revoke the family.
    const stored = readStoredTokens();
    if (stored?.accessToken && stored.accessToken !== used) {
      api.dispatch(setTokens(stored));
      return true;
    }
    const { refreshToken } = tokensOf(api.getState());
    const answer = refreshToken
      ? await send(
          calls.refreshToken({ refresh: refreshToken }),
          { ...api, endpoint: 'refreshToken', signal: new AbortController().signal },
          { anonymous: true },
        )
      : { error: { status: 401, data: undefined } satisfies FetchBaseQueryError };
    // An answer for an ended session neither restores it nor ends the next one.
    if (isOver()) return holdsAnother();
    const pair = answer.data as Partial<TokenPair> | undefined;
    if (pair?.access) {
      const next = { accessToken: pair.access, refreshToken: pair.refresh ?? refreshToken };
      api.dispatch(setTokens(next));
      return true;
    }
    if (isRefusal(answer.error)) {
      api.dispatch(logout());
      api.dispatch(clearTokens());
      void forgetOffline();
      api.dispatch(setRequiresReauth(true));
    }
    return false;
  }
}

/** A refusal ends the session; a limit, a server error or a lost connection does not. */
function isRefusal(error: FetchBaseQueryError | undefined): boolean {
  return error === undefined || [400, 401, 403].includes(error.status as number);
}

function tokensOf(state: unknown): TokenState {
  return (state as { token: TokenState }).token;
}

/** One refresh at a time across all tabs of this browser. */
function withRefreshLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('limber-refresh', work) : work();
}
