import type { DeskPaymentMethod } from '@limber/contract/desk/money/till-values.ts';
import { useLayoutEffect, useRef } from 'react';
import { takeBuffered } from '../../frame/keys/early-keys.ts';
import { isTyping } from '../../frame/keys/is-typing.ts';

/** A payment method; later: not paid now. */
export type Method = DeskPaymentMethod | 'later';

/** The letter of each, by its position on the keyboard. */
export const letters: Record<Method, string> = {
  cash: 'C',
  terminal: 'T',
  transfer: 'B',
  credit: 'A',
  gift_card: 'G',
  later: 'L',
};

/** The method that a letter chooses. */
function methodOf({ code }: Pick<KeyboardEvent, 'code'>): Method | undefined {
  return (Object.keys(letters) as Method[]).find((each) => code === `Key${letters[each]}`);
}

/**
 * Handles the letters of the payment methods outside of fields.
 *
 * @param type takes the digits that follow, `Backspace` too, as their field may not be rendered yet
 */
export function useMethodKeys(
  on: boolean,
  choose: (method: Method) => void,
  type?: (key: string) => void,
): void {
  const press = (event: Pick<KeyboardEvent, 'key' | 'code'>): boolean => {
    const method = methodOf(event);
    if (method) choose(method);
    else if (type && /^(\d|[.]|Backspace)$/.test(event.key)) type(event.key);
    else return false;
    return true;
  };
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    if (!on) return;
    for (const key of takeBuffered().keys) latest.current(key);
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
      if (!isRadio && isTyping(event.target)) return;
      if (latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [on]);
}
