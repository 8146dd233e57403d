import type { Route } from '@limber/contract/route.ts';
import { byItself } from '../last-activity.ts';
import { type Call, call } from './call.ts';

/**
 * The request of a call that a page repeats by itself: it is marked, so that it does not keep a
 * counter from locking.
 */
/* @__NO_SIDE_EFFECTS__ */
export function live<R extends Route>(method: R['method'], path: string): Call<R> {
  const request = call<R>(method, path);
  return (args) => request(args, byItself());
}

/** The request for a text file. */
/* @__NO_SIDE_EFFECTS__ */
export function downloadText<R extends Route>(method: R['method'], path: string): Call<R> {
  return download(method, path, (answer) => answer.text());
}

/** The request for any other file: answers a `blob:` address, for `saveFrom`. */
/* @__NO_SIDE_EFFECTS__ */
export function downloadFile<R extends Route>(method: R['method'], path: string): Call<R> {
  return download(method, path, async (answer) => URL.createObjectURL(await answer.blob()));
}

function download<R extends Route>(
  method: R['method'],
  path: string,
  read: (answer: Response) => Promise<string>,
): Call<R> {
  const request = call<R>(method, path);
  return (args) => ({
    ...request(args),
    responseHandler: (answer) => (answer.ok ? read(answer) : answer.json()),
  });
}
