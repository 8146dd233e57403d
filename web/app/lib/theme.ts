/** What the visitor wishes: 'system' follows the machine. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme has a key of its own in local storage, small enough to be read before first paint. */
export const themeKey = 'limber:theme';

/** Colour of the browser's own frame in each theme, the same as the page's ground. */
export const frameColours = { light: '#f6f5f1', dark: '#0e1615' } as const;

/** The kept wish; 'system' when there is none or storage cannot be read. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(themeKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the wish and shows it at once, in every part of the page that listens. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  showTheme(theme);
  for (const tell of listeners) tell();
}

/** Puts a theme on the document: `data-theme`, and which of the frame colours applies. */
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

/** Calls `tell` when the choice changes, here or in another tab; answers how to stop. */
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
