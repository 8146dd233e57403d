import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a page is as it was built or drawn: true there, and in the browser until React has taken it over. */
export function useTakingOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
