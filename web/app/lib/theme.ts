/** The visitor's choice; 'system' follows the machine. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme has its own key in local storage, small enough to be read before first paint. */
export const themeKey = 'limber:theme';

/** Colour of the browser's frame in each theme, the page's background. */
export const frameColours = { light: '#f6f5f1', dark: '#0e1615' } as const;

/** The saved choice; 'system' if there is none or storage cannot be read. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Saves the choice and shows it at once, in every part of the page that listens. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  showTheme(theme);
  for (const tell of listeners) tell();
}

/** Applies a theme to the document: `data-theme` and the frame's colour. */
function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-frame]')) {
    const own = meta.dataset.frame;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? 'all' : 'not all';
  }
}

/** Calls `tell` when the choice changes, here or in another tab; answers a function that stops. */
export function followTheme(tell: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    showTheme(readTheme());
    tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', fromOtherTab);
  };
}

const listeners = new Set<() => void>();
