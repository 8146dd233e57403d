import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on a prerendered page, and in the browser until React has hydrated it. */
export function useBeforeHydration(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
