import { type TSchema, Type } from 'typebox';
import type { AccountType } from './values.ts';

/** Who may call: anyone, or the listed account types with a valid access token. */
export type Access = 'public' | readonly AccountType[];

/** Anyone who is signed in. */
export const signedIn: readonly AccountType[] = ['client', 'therapist', 'front_desk', 'manager'];

/** Everybody of the team. */
export const staff: readonly AccountType[] = ['therapist', 'front_desk', 'manager'];

/** Where a request names something: a part of it, and the name there. */
export type At = `${'params' | 'query' | 'body'}.${string}`;

/** What stands in a branch, or is a branch itself; see `whereabouts` of the server. */
export type Placed =
  | 'branch'
  | 'booking'
  | 'closure'
  | 'device'
  | 'document'
  | 'therapist'
  | 'time_off';

/** One call of the API, as the server serves it and the client may ask it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, with the trailing slash the specification gives it. */
  readonly path: string;
  readonly access: Access;
  /**
   * What the call is about that stands in a branch, and where the request names it. The front desk of
   * another branch is answered 404, and so is a therapist whose session it is not.
   */
  readonly concerns?: Readonly<Partial<Record<Placed, At>>>;
  /** Somebody of the team may call it with the first factor alone, to show or set up the second. */
  readonly half?: true;
  /** Somebody who came by a PIN may not call it: only who has signed in the full way. */
  readonly fullWay?: true;
  readonly summary: string;
  /** What a client developer must know besides. */
  readonly description?: string;
  readonly body?: TSchema;
  readonly query?: TSchema;
  readonly params?: TSchema;
  readonly headers?: TSchema;
  /** The call takes a multipart form with one file under this name instead of a JSON body. */
  readonly upload?: string;
  /** So large may the body be, where that is more than others may. */
  readonly mostBytes?: number;
  /** The success reply is a file of this media type instead of JSON. */
  readonly file?: string;
  /** The address is itself a key, which no cache on the way may keep what it opens under. */
  readonly secret?: true;
  /** Asked again under the same key it is done again: its answer is a secret, too large to be kept, or erased by it. */
  readonly keepsNoAnswer?: true;
  /** Reply schema by status: what it answers, and each refusal that is its own. See {@link statusesOf}. */
  readonly replies: Readonly<Record<number, TSchema>>;
}

/** Declares a route and keeps its literal types. One that is answered once takes the key for it. */
export function defineRoute<const R extends Route>(route: R): R {
  return isAnsweredOnce(route) ? { ...route, headers: OnceHeaders } : route;
}

/**
 * Whether a repeated call with the same `Idempotency-Key` gets the first answer again: every call that
 * writes for a signed-in person does, except those about secrets, second factors and files.
 */
export function isAnsweredOnce(route: Route): boolean {
  const { method, access, half, upload, file, mostBytes, keepsNoAnswer } = route;
  const isWritten = method !== 'GET' && access !== 'public';
  return isWritten && !(half || upload || file || mostBytes || keepsNoAnswer);
}

/** The header of a call that is answered once. */
export const OnceHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description: 'One for each wish. The same key and request are answered as the first time.',
      minLength: 8,
      maxLength: 200,
    }),
  ),
});

/**
 * Every status that a call answers with: what it declares, and what follows from how it is asked: 400
 * for a request that does not fit, 401 without a token, 403 for account types it does not admit, 404
 * for what stands in another branch, 413 and 415 for a body, 503 when the database is busy or away.
 */
export function statusesOf(route: Route): number[] {
  const { access, body, query, params, headers, upload, concerns, fullWay } = route;
  const takesBody = body !== undefined || upload !== undefined;
  const isClosed = access !== 'public';
  const implied = [
    ...(takesBody || query || params || headers ? [400] : []),
    ...(isClosed ? [401] : []),
    ...(isClosed && signedIn.some((type) => !access.includes(type)) ? [403] : []),
    ...(fullWay ? [403] : []),
    ...(concerns ? [404] : []),
    ...(takesBody ? [413, 415] : []),
    ...(isAnsweredOnce(route) ? [410, 422] : []),
    503,
  ];
  return [...new Set([...Object.keys(route.replies).map(Number), ...implied])].sort(
    (a, b) => a - b,
  );
}
