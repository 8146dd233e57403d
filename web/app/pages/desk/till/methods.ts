import type { PaymentMethod } from '@limber/contract/desk/till-values.ts';
import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '../shell/is-typing.ts';

/** How money comes; later: not now. */
export type Method = PaymentMethod | 'later';

/** The letter of each, by its place on the keyboard. */
export const letters: Record<Method, string> = {
  cash: 'C',
  terminal: 'T',
  transfer: 'B',
  later: 'L',
};

/** Hears the letters of the ways of paying wherever nothing is typed. */
export function useMethodKeys(on: boolean, choose: (method: Method) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useLayoutEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
      if (!isRadio && isTyping(event.target)) return;
      const method = (Object.keys(letters) as Method[]).find(
        (each) => event.code === `Key${letters[each]}`,
      );
      if (!method) return;
      event.preventDefault();
      latest.current(method);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [on]);
}
