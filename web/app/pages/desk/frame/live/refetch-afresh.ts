import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../../../state/api/api.ts';
import { store } from '../../../../state/store.ts';

/** An asking of a query, as its `refetch` begins one. */
interface Asking extends PromiseLike<{ readonly requestId?: string; readonly error?: unknown }> {
  readonly requestId: string;
}

/**
 * Asks a query anew; resolves once it is answered, rejects with its error. An asking under way is not enough:
 * it may have been answered before what is the reason to ask.
 */
export async function refetchAfresh(ask: () => Asking): Promise<void> {
  const asking = ask();
  let answer = await asking;
  if (answer.requestId !== asking.requestId) answer = await ask();
  if (answer.error) throw answer.error;
}

/**
 * Asks anew for whatever is shown and outdated by an action, such as `api.util.invalidateTags`; resolves once
 * it is answered, rejects with the first error.
 */
export async function askOutdated(outdate: UnknownAction): Promise<void> {
  store.dispatch(outdate);
  // Where something was under way, what is outdated is asked for only when that is over.
  const answers = [...(await everyAnswer()), ...(await everyAnswer())];
  const failed = answers.find(({ error }) => error);
  if (failed) throw failed.error;
}

const everyAnswer = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
