import { useSyncExternalStore } from 'react';

const media = () => window.matchMedia('(width < 64rem)');

/** Whether a bar has no room for all its buttons; must match `max-lg` in the style sheets. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const watched = media();
      watched.addEventListener('change', onChange);
      return () => watched.removeEventListener('change', onChange);
    },
    () => media().matches,
    () => false,
  );
}
