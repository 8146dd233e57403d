import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * A menu from `<details>`: Escape closes it and returns the focus; a press or the focus elsewhere
 * closes it.
 */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const shut = () => menu.current?.removeAttribute('open');
  /** Closes it with the focus on its summary, to which the next dialog will return it. */
  const leave = () => {
    shut();
    menu.current?.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  const attributes = {
    ref: menu,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      // A page below the menu stays open.
      event.stopPropagation();
      leave();
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !menu.current?.contains(relatedTarget)) shut();
    },
  };
  return { shut, leave, attributes };
}
