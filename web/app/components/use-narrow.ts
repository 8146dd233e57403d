import { useSyncExternalStore } from 'react';

/** Whether the page is as narrow as a phone; must match `md` in the style sheets. */
export function useNarrow(): boolean {
  return useMedia(narrow);
}

/** Whether a column stands beside the page; must match `lg` in the style sheets. */
export function useLarge(): boolean {
  return useMedia(large);
}

/** Whether two pages have room beside each other; must match `xl` in the style sheets. */
export function useWide(): boolean {
  return useMedia(wide);
}

interface Media {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly matches: () => boolean;
}

const useMedia = ({ subscribe, matches }: Media) =>
  useSyncExternalStore(subscribe, matches, () => false);

function mediaOf(query: string): Media {
  return {
    subscribe(onChange) {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    matches: () => window.matchMedia(query).matches,
  };
}

const narrow = mediaOf('(width < 48rem)');
const large = mediaOf('(width >= 64rem)');
const wide = mediaOf('(width >= 80rem)');
