/** How a call is asked and what it answers, from its route alone; both ends take it from here. */
import type { Static, TSchema } from 'typebox';
import type { Route } from './route.ts';

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends TSchema
  ? Static<R[K]>
  : unknown;

/** All that a call is given, by name: the parts of its path, of its query and of its body. */
export type ArgsOf<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;

/** What a call answers when it went well; null where it may answer 204. */
export type ReplyOf<R extends Route> = {
  [S in keyof R['replies']]: S extends 200 | 201 | 202
    ? R['replies'][S] extends TSchema
      ? Static<R['replies'][S]>
      : never
    : S extends 204
      ? null
      : never;
}[keyof R['replies']];

export interface Request {
  readonly method: Route['method'];
  /** Below the API base, the parts filled in. */
  readonly path: string;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
}

/**
 * The request for a call: what its path names goes there, all else into the query of a GET and the
 * body of any other. A call that is given nothing else has neither.
 */
export function requestOf(
  { method, path }: Pick<Route, 'method' | 'path'>,
  args: Readonly<Record<string, unknown>> = {},
): Request {
  const rest = { ...args };
  const filled = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (Object.keys(rest).length === 0) return { method, path: filled };
  return { method, path: filled, [method === 'GET' ? 'query' : 'body']: rest };
}
