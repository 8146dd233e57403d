import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** A menu out of `<details>`: Escape shuts it and gives the focus back, going elsewhere shuts it too. */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const shut = () => menu.current?.removeAttribute('open');
  /** Shuts it with the focus on what opens it, where whatever is opened next gives it back to. */
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
  const given = {
    ref: menu,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      // What lies below the menu stays open.
      event.stopPropagation();
      leave();
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !menu.current?.contains(relatedTarget)) shut();
    },
  };
  return { shut, leave, given };
}
