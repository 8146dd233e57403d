interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
  /** Epoch milliseconds. */
  now(): number;
}

const reloadedKey = 'limber:reloaded';

/** Within so many milliseconds a page is not loaded anew for the same reason. */
const patienceMs = 60_000;

/**
 * Fetches a part of a page that comes later. When it is gone, as after a new release, the page is
 * loaded anew, which keeps what was entered; when that has not helped, the failure stands.
 */
export async function loadPart<Part>(
  fetchPart: () => Promise<Part>,
  { storage, reload, now }: Surroundings = browser(),
): Promise<Part> {
  try {
    return await fetchPart();
  } catch (error) {
    const reloadedAt = Number(storage.getItem(reloadedKey) ?? 0);
    if (now() - reloadedAt < patienceMs) throw error;
    storage.setItem(reloadedKey, String(now()));
    reload();
    return new Promise(() => {});
  }
}

/** Fetches a part ahead of its time; a failure shows when it is needed. */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  fetchPart().catch(() => {});
}

function browser(): Surroundings {
  return {
    storage: window.sessionStorage,
    reload: () => window.location.reload(),
    now: Date.now,
  };
}
