import { type ArgsOf, type ReplyOf, requestOf } from '@limber/contract/request.ts';
import type { Route } from '@limber/contract/route.ts';
import type { FetchArgs } from '@reduxjs/toolkit/query';

/** A request; one that is answered once is sent under a key. */
export interface Asked extends FetchArgs {
  once?: true;
}

/** One call of the API: turns what it takes into the request for it. */
export interface Call<R extends Route> {
  (args: ArgsOrNone<R>, headers?: Record<string, string>): Asked;
  /** Only for the types: whose call it is. */
  readonly route?: R;
}

/** What a call takes, such as `Args<typeof calls.cancelAppointment>`. */
export type Args<C> = C extends Call<infer R> ? ArgsOrNone<R> : never;

/** What a call answers, such as `Reply<typeof calls.cancelAppointment>`. */
export type Reply<C> = C extends Call<infer R> ? ReplyOf<R> : never;

/** The rows of a list that a call answers. */
export type Rows<C> = Reply<C> extends { results: infer List } ? List : Reply<C>;

type ArgsOrNone<R extends Route> =
  unknown extends Taken<R>
    ? Nothing
    : Record<never, never> extends Taken<R>
      ? Taken<R> | Nothing
      : Taken<R>;

// biome-ignore lint/suspicious/noConfusingVoidType: so RTK Query says that nothing need be given
type Nothing = void;

type Taken<R extends Route> = ArgsOf<R> &
  (R['upload'] extends string ? Record<R['upload'], Blob> : unknown);

/** The call of a route, as the files in `calls/` declare them. */
/* @__NO_SIDE_EFFECTS__ */
export function call<R extends Route>(method: R['method'], path: string): Call<R> {
  return (args, headers) => {
    const { path: url, query, body } = requestOf({ method, path }, args ?? {});
    return { url, method, params: query, body, headers };
  };
}
