import type { TSchema } from 'typebox';
import type { AccountType } from './values.ts';

/** Who may call: anyone, or the listed account types with a valid access token. */
export type Access = 'public' | readonly AccountType[];

/** Anyone who is signed in. */
export const signedIn: readonly AccountType[] = ['client', 'therapist', 'front_desk', 'manager'];

/** One call of the API, as the server serves it and the client may ask it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, with the trailing slash the specification gives it. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly body?: TSchema;
  readonly query?: TSchema;
  readonly params?: TSchema;
  readonly headers?: TSchema;
  /** The call takes a multipart form with one file under this name instead of a JSON body. */
  readonly upload?: string;
  /** The success reply is a file of this media type instead of JSON. */
  readonly file?: string;
  /** Reply schema by status. Failures that any call can give (400, 401, 403, 429, 5xx) are added by the server. */
  readonly replies: Readonly<Record<number, TSchema>>;
}

/** Declares a route and keeps its literal types. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
