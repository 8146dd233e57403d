/**
 * Ref of what takes the place of the button that was just pressed: the focus goes there, or it would
 * be lost with the button, and Escape with it.
 */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
