/** A call's request and reply, derived from its route alone; client and server both use this. */
import type { Static, TSchema } from 'typebox';
import type { Route } from './route.ts';

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends TSchema
  ? Static<R[K]>
  : unknown;

/** A call's arguments by name: path, query and body together. */
export type ArgsOf<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;

/** A call's successful reply; null where it may answer 204. */
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
  /** Below the API base, with the parameters filled in. */
  readonly path: string;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
}

/**
 * The request for a call. Path parameters go into the path; everything else goes into the query of
 * a GET, or the body of any other method. Without other arguments it has neither.
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
