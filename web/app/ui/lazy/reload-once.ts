interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
  /** Epoch milliseconds. */
  now(): number;
  online: boolean;
}

const reloadedKey = 'limber:reloaded';

/** Within so many milliseconds a page is not loaded anew for the same reason. */
const patienceMs = 60_000;

/**
 * Loads the page anew, as after a new release, whose files have other names. Says whether it does:
 * without a network, or when it was done a moment ago, it does not.
 */
export function reloadOnce(surroundings: Surroundings = browser()): boolean {
  const { storage, reload, now, online } = surroundings;
  if (!online) return false;
  try {
    if (now() - Number(storage.getItem(reloadedKey) ?? 0) < patienceMs) return false;
    storage.setItem(reloadedKey, String(now()));
  } catch {
    // Where nothing can be noted, it might be loaded anew without end.
    return false;
  }
  reload();
  return true;
}

function browser(): Surroundings {
  return {
    // Asked for only then: where storage is forbidden, already asking throws.
    storage: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    reload: () => window.location.reload(),
    now: Date.now,
    online: navigator.onLine,
  };
}
