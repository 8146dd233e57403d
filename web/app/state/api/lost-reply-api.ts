import { refetchAll } from '../requests/refetch-all.ts';
import { hearAnswers } from '../requests/unanswered-writes.ts';
import { store } from '../store.ts';
import { api } from './api.ts';

// Whatever the outcome, the data on screen is older.
hearAnswers(() => void store.dispatch(refetchAll()));

/** Asks what became of a request whose answer was lost. */
const askAgainApi = api.injectEndpoints({
  endpoints: (build) => ({
    askAgain: build.mutation<unknown, string>({ query: (key) => ({ again: key }) }),
  }),
});

export const { useAskAgainMutation } = askAgainApi;
