import { lazyPart } from '../ui/lazy/lazy-part.tsx';

/**
 * Loads the studio's settings for every `useStudio` and `useServerClock`. Rendered after the page
 * itself, and loads the store.
 */
export const StudioReader = lazyPart(
  async () => (await import('./load-studio-settings.tsx')).StudioAnswer,
  // On failure the page keeps its defaults.
  { missing: () => null },
);
