import { lazyPart } from '../ui/lazy/lazy-part.tsx';

/**
 * Has the API ask for the studio's settings, for all who `useStudio` or `useServerClock`. It comes
 * when the page is there, and with it the store.
 */
export const StudioReader = lazyPart(
  async () => (await import('./studio-answer.tsx')).StudioAnswer,
  // The page says what it says without.
  { missing: () => null },
);
