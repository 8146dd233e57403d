import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a form: the first of its fields that was refused gets the focus. */
export function useFocusWrong(
  fields: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(fields)[0];
  useLayoutEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return form;
}
