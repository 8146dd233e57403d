import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../../../state/api/api.ts';
import { store } from '../../../../state/store.ts';

/** A running request, as a query's `refetch` starts it. */
interface Asking extends PromiseLike<{ readonly requestId?: string; readonly error?: unknown }> {
  readonly requestId: string;
}

/**
 * Refetches a query; resolves with its answer, rejects with its error. A request already under way
 * is not enough: it may have been answered before the change.
 */
export async function refetchAfresh(ask: () => Asking): Promise<void> {
  const asking = ask();
  let answer = await asking;
  if (answer.requestId !== asking.requestId) answer = await ask();
  if (answer.error) throw answer.error;
}

/**
 * Refetches everything on screen that an action such as `api.util.invalidateTags` makes stale.
 * Resolves when all is answered, rejects with the first error.
 */
export async function askOutdated(outdate: UnknownAction): Promise<void> {
  store.dispatch(outdate);
  // While a request is under way, its refetch starts only after it.
  const answers = [...(await everyAnswer()), ...(await everyAnswer())];
  const failed = answers.find(({ error }) => error);
  if (failed) throw failed.error;
}

const everyAnswer = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
