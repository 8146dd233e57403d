import { type ArgsOf, type ReplyOf, requestOf } from '@limber/contract/request.ts';
import type { Route } from '@limber/contract/route.ts';
import type { FetchArgs } from '@reduxjs/toolkit/query';

/** A request; with a key if it must be handled only once. */
export interface ApiRequest extends FetchArgs {
  once?: true;
}

/** Makes the request of an API call from its arguments. */
export interface Call<R extends Route> {
  (args: ArgsOrNone<R>, headers?: Record<string, string>): ApiRequest;
  /** For the types only: the call's route. */
  readonly route?: R;
}

/** An endpoint as RTK Query types it. */
interface Endpoint {
  readonly Types: { QueryArg: unknown; ResultType: unknown };
}

/** Arguments of a call, such as `Args<typeof cancelAppointment>`. */
export type Args<C> =
  C extends Call<infer R> ? ArgsOrNone<R> : C extends Endpoint ? C['Types']['QueryArg'] : never;

/** Reply of a call, such as `Reply<typeof cancelAppointment>`. */
export type Reply<C> =
  C extends Call<infer R> ? ReplyOf<R> : C extends Endpoint ? C['Types']['ResultType'] : never;

export type ArgsOrNone<R extends Route> =
  unknown extends Taken<R>
    ? Nothing
    : Record<never, never> extends Taken<R>
      ? Taken<R> | Nothing
      : Taken<R>;

// biome-ignore lint/suspicious/noConfusingVoidType: so RTK Query says that nothing need be given
type Nothing = void;

type Taken<R extends Route> = ArgsOf<R> &
  (R['upload'] extends string ? Record<R['upload'], Blob> : unknown);

/* @__NO_SIDE_EFFECTS__ */
export function call<R extends Route>(method: R['method'], path: string): Call<R> {
  return (args, headers) => {
    const { path: url, query, body } = requestOf({ method, path }, args ?? {});
    return { url, method, params: query, body, headers };
  };
}

/** The request of a call that is handled only once: see `send-once.ts`. */
/* @__NO_SIDE_EFFECTS__ */
export function write<R extends Route>(method: R['method'], path: string): Call<R> {
  const request = call<R>(method, path);
  return (...args) => ({ ...request(...args), once: true });
}

/** The request of a call that takes a file; the arguments are sent as a form. */
/* @__NO_SIDE_EFFECTS__ */
export function upload<R extends Route>(method: R['method'], path: string): Call<R> {
  const requestOf = call<R>(method, path);
  return (...args) => {
    const { body, ...request } = requestOf(...args);
    const form = new FormData();
    for (const [name, file] of Object.entries<Blob>(body)) form.append(name, file);
    return { ...request, body: form };
  };
}
