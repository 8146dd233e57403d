import type { Route } from '@limber/contract/route.ts';
import { type Call, call } from './call.ts';

/** The call of a route that takes a file: what is given is sent as a form. */
/* @__NO_SIDE_EFFECTS__ */
export function upload<R extends Route>(method: R['method'], path: string): Call<R> {
  const asked = call<R>(method, path);
  return (...given) => {
    const { body, ...request } = asked(...given);
    const form = new FormData();
    for (const [name, file] of Object.entries<Blob>(body)) form.append(name, file);
    return { ...request, body: form };
  };
}
