interface Surroundings {
  online(): boolean;
  reload(): void;
}

/**
 * Lazy code for an action. Rejects when it fails to load. Some browsers remember that a file was
 * missing and never request it again: if the next try fails while online, the page is reloaded and
 * nothing resolves any more.
 */
export function lazyCode<Given extends readonly unknown[], Code>(
  fetchCode: (...args: Given) => Promise<Code>,
  { online, reload }: Surroundings = browser,
): (...args: Given) => Promise<Code> {
  let failedBefore = false;
  return async (...args) => {
    try {
      const code = await fetchCode(...args);
      failedBefore = false;
      return code;
    } catch (error) {
      if (failedBefore && online()) {
        reload();
        return new Promise<never>(() => {});
      }
      failedBefore = true;
      throw error;
    }
  };
}

const browser: Surroundings = {
  online: () => navigator.onLine,
  reload: () => window.location.reload(),
};
