import { useState } from 'react';

/** Keys for requests that must not be done twice: the same as long as the same is asked, until it is done. */
export function useOnce() {
  const [once] = useState(() => {
    let last: { asked: string; key: string } | undefined;
    return {
      keyOf(request: unknown): string {
        const asked = JSON.stringify(request);
        if (last?.asked !== asked) last = { asked, key: newKey() };
        return last.key;
      },
      done() {
        last = undefined;
      },
    };
  });
  return once;
}

/** `randomUUID` exists on secure pages only; a studio's plain-http test machine has none. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
