interface Surroundings {
  online(): boolean;
  reload(): void;
}

/**
 * Code that is fetched when something is done rather than shown. Rejects when it cannot be had. Some
 * browsers remember that a file was missing, and would never ask for it again: when the next try fails
 * too though there is a network, the page is loaded anew, and nothing is answered any more.
 */
export function lazyCode<Given extends readonly unknown[], Code>(
  fetchCode: (...given: Given) => Promise<Code>,
  { online, reload }: Surroundings = browser,
): (...given: Given) => Promise<Code> {
  let failedBefore = false;
  return async (...given) => {
    try {
      const code = await fetchCode(...given);
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
