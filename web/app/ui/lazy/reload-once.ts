interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
  /** Epoch milliseconds. */
  now(): number;
  online: boolean;
}

const reloadedKey = 'limber:reloaded';

/** Milliseconds in which a page is not reloaded again for the same reason. */
const patienceMs = 60_000;

/**
 * Reloads the page, as after a new release, whose files have other names. Answers whether it does:
 * not offline, and not shortly after the last time.
 */
export function reloadOnce(surroundings: Surroundings = browser()): boolean {
  const { storage, reload, now, online } = surroundings;
  if (!online) return false;
  try {
    if (now() - Number(storage.getItem(reloadedKey) ?? 0) < patienceMs) return false;
    storage.setItem(reloadedKey, String(now()));
  } catch {
    // Without storage the page might reload endlessly.
    return false;
  }
  reload();
  return true;
}

function browser(): Surroundings {
  return {
    // Read only now: where storage is forbidden, even reading it throws.
    storage: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    reload: () => window.location.reload(),
    now: Date.now,
    online: navigator.onLine,
  };
}
