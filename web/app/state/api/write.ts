import type { Route } from '@limber/contract/route.ts';
import { type Call, call } from './call.ts';

/** The call of a route that is answered once: see `ask-once.ts`. */
/* @__NO_SIDE_EFFECTS__ */
export function write<R extends Route>(method: R['method'], path: string): Call<R> {
  const asked = call<R>(method, path);
  return (...given) => ({ ...asked(...given), once: true });
}
