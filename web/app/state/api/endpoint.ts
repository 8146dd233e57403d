import type { ArgsOf, ReplyOf } from '@limber/contract/request.ts';
import type { Route } from '@limber/contract/route.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import type { Tag } from './api-without-store.ts';
import type { ArgsOrNone, Call } from './call.ts';
import { pageSize, pagesByOffset } from './paged-lists.ts';
import type { CallOptions } from './refresh-token-and-retry.ts';

/** RTK Query's own options. */
interface Options<R extends Route, T> {
  extraOptions?: CallOptions;
  transformResponse?: (reply: ReplyOf<R>, meta: FetchBaseQueryMeta | undefined) => T;
  onQueryStarted?: (
    args: unknown,
    of: { dispatch(action: UnknownAction): unknown; queryFulfilled: Promise<{ data: T }> },
  ) => Promise<void>;
}

interface QueryOptions<R extends Route, T> extends Options<R, T> {
  providesTags?: readonly Tag[];
  keepUnusedDataFor?: number;
}

interface MutationOptions<R extends Route, T> extends Options<R, T> {
  invalidatesTags?: readonly Tag[] | ((reply: unknown) => readonly Tag[]);
}

/**
 * An endpoint whose answer is cached, with its hooks. Each is injected by itself, without a side
 * effect that a bundler must keep, so that a page loads only its own endpoints. The same goes for
 * those below.
 */
/* @__NO_SIDE_EFFECTS__ */
export function query<R extends Route, T = ReplyOf<R>>(
  name: string,
  ask: Call<R>,
  options?: QueryOptions<R, T>,
) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      [name as 'it']: build.query<T, ArgsOrNone<R>>({ query: ask, ...options }),
    }),
  }).endpoints[name as 'it'];
}

/** An endpoint that changes something, or whose answer goes to one button and is not cached. */
/* @__NO_SIDE_EFFECTS__ */
export function mutation<R extends Route, T = ReplyOf<R>>(
  name: string,
  ask: Call<R>,
  options?: MutationOptions<R, T>,
) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      [name as 'it']: build.mutation<T, ArgsOrNone<R>>({ query: ask, ...options }),
    }),
  }).endpoints[name as 'it'];
}

/** An endpoint whose answer is cached page by page; its arguments are without limit and offset. */
/* @__NO_SIDE_EFFECTS__ */
export function pages<R extends Route>(
  name: string,
  ask: Call<R>,
  { limit = pageSize, ...options }: { limit?: number; providesTags?: readonly Tag[] } = {},
) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      [name as 'it']: build.infiniteQuery<PageOf<R>, Omit<ArgsOf<R>, 'limit' | 'offset'>, number>({
        query: ({ queryArg, pageParam: offset }) =>
          ask({ ...queryArg, limit, offset } as unknown as ArgsOrNone<R>),
        infiniteQueryOptions: pagesByOffset,
        ...options,
      }),
    }),
  }).endpoints[name as 'it'];
}

type PageOf<R extends Route> = Extract<ReplyOf<R>, { count: number; results: unknown[] }>;

/** For `invalidatesTags`: only after success. */
export function whenDone(...tags: Tag[]): (reply: unknown) => Tag[] {
  return (reply) => (reply ? tags : []);
}
