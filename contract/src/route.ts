import { type TSchema, Type } from 'typebox';
import type { Scope } from './software/scopes.ts';
import type { AccountType } from './values/people.ts';

/** Who may call: anyone, or the listed account types with a valid access token. */
export type Access = 'public' | readonly AccountType[];

/** Anyone who is signed in. */
export const signedIn: readonly AccountType[] = ['client', 'therapist', 'front_desk', 'manager'];

/** Everybody on the team. */
export const team: readonly AccountType[] = ['therapist', 'front_desk', 'manager'];
/** The front desk and managers. */
export const desk: readonly AccountType[] = ['front_desk', 'manager'];
export const managers: readonly AccountType[] = ['manager'];
export const therapists: readonly AccountType[] = ['therapist'];

/** A parameter of a request: the part it is in, and its name there. */
export type RequestParameter = `${'params' | 'query' | 'body'}.${string}`;

/** Something located in a branch, or a branch itself; see `whereabouts` on the server. */
export type LocatedSubject =
  | 'branch'
  | 'booking'
  | 'closure'
  | 'device'
  | 'document'
  | 'therapist'
  | 'time_off';

/** One call of the API, as served and as called. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, with the specification's trailing slash. */
  readonly path: string;
  readonly access: Access;
  /**
   * What the call is about that belongs to a branch, and where the request names it. The front desk
   * of another branch gets 404, and so does a therapist for another therapist's session.
   */
  readonly concerns?: Readonly<Partial<Record<LocatedSubject, RequestParameter>>>;
  /** A team member may call it with the one-time code alone, to give or set up a second factor. */
  readonly half?: true;
  /** Not for a session opened by PIN: only after a full sign-in. */
  readonly fullWay?: true;
  /**
   * What a key must allow for software to make the call. Without one no key will do; on a public
   * call a key without it counts as nobody.
   */
  readonly scope?: Scope;
  /** Refused with 409 until the studio has opened its doors; the desk has calls of its own. */
  readonly needsOpenDoors?: true;
  readonly summary: string;
  /** What else the developer of a client must know. */
  readonly description?: string;
  readonly body?: TSchema;
  readonly query?: TSchema;
  readonly params?: TSchema;
  readonly headers?: TSchema;
  /** The call takes a multipart form with one file under this name instead of a JSON body. */
  readonly upload?: string;
  /** Size limit of the body, where it is larger than the default. */
  readonly mostBytes?: number;
  /** The success reply is a file of this media type instead of JSON. */
  readonly file?: string;
  /** The address itself is a key, so no cache may store the reply under it. */
  readonly secret?: true;
  /**
   * Repeated with the same key it runs again: it writes nothing, or its reply is secret, too large to
   * store, or erased by the call.
   */
  readonly keepsNoAnswer?: true;
  /**
   * Reply schemas by status: the success reply, and the call's own refusals. See {@link
   * statusesOf}.
   */
  readonly replies: Readonly<Record<number, TSchema>>;
}

/**
 * Declares a call: `route.get(path, access, { summary, replies })`. Literal types are kept. A call
 * that is answered once takes an idempotency key.
 */
export const route = {
  get: declare('GET'),
  post: declare('POST'),
  put: declare('PUT'),
  delete: declare('DELETE'),
};

type Rest = Omit<Route, 'method' | 'path' | 'access'>;

function declare<const M extends Route['method']>(method: M) {
  return <const A extends Access, const R extends Rest>(path: string, access: A, rest: R) => {
    const declared = { method, path, access, ...rest };
    return isAnsweredOnce(declared) ? { ...declared, headers: OnceHeaders } : declared;
  };
}

/** What `readAndChange` is told of one of its two calls. */
type SaysOfOne = Omit<Rest, 'query' | 'params' | 'headers' | 'body' | 'replies'>;

/**
 * Declares the calls of what there is one of, such as the studio's website or the caller's profile:
 * `read`, and `change`, which answers the whole. It takes the whole too, unless another body is named.
 */
export function readAndChange<
  const A extends Access,
  Shape extends TSchema,
  Body extends TSchema = Shape,
>(
  path: string,
  access: A,
  shape: Shape,
  says: {
    readonly read: SaysOfOne;
    readonly change: SaysOfOne & { readonly body?: Body; readonly replies?: Route['replies'] };
  },
) {
  const body = (says.change.body ?? shape) as Body;
  const replies = { 200: shape, ...says.change.replies };
  return {
    read: route.get(path, access, { ...says.read, replies: { 200: shape } }),
    change: route.put(path, access, { ...says.change, body, replies }),
  };
}

/**
 * Whether repeating a call with the same `Idempotency-Key` returns the first reply. True for every
 * call that writes for a signed-in person, except those about secrets, second factors and files.
 */
export function isAnsweredOnce(route: Route): boolean {
  const { method, access, half, upload, file, mostBytes, keepsNoAnswer } = route;
  const isWritten = method !== 'GET' && access !== 'public';
  return isWritten && !(half || upload || file || mostBytes || keepsNoAnswer);
}

/** The headers of a call that is answered once. */
export const OnceHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'One key for each intended action. Repeating the request with the same key returns the first reply.',
      minLength: 8,
      maxLength: 200,
    }),
  ),
});

/**
 * Every status that a call can answer with: those declared, and those implied: 400 for an invalid
 * request, 401 without a token, 403 for account types and keys not admitted, 429 for a key that is used too often, 404 for something in another
 * branch, 409 while the doors are closed, 413 and 415 for a body, 503 when the database is busy or down.
 */
export function statusesOf(route: Route): number[] {
  const { access, body, query, params, headers, upload, concerns } = route;
  const takesBody = body !== undefined || upload !== undefined;
  const isClosed = access !== 'public';
  const implied = [
    ...(takesBody || query || params || headers ? [400] : []),
    ...(isClosed ? [401] : []),
    ...(isClosed ? [403] : []),
    ...(route.scope ? [429] : []),
    ...(concerns ? [404] : []),
    ...(route.needsOpenDoors ? [409] : []),
    ...(takesBody ? [413, 415] : []),
    ...(isAnsweredOnce(route) ? [410, 422] : []),
    503,
  ];
  return [...new Set([...Object.keys(route.replies).map(Number), ...implied])].sort(
    (a, b) => a - b,
  );
}
