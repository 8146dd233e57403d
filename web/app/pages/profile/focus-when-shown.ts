/**
 * Ref for the element that replaces the button just pressed. It takes the focus, which would
 * otherwise be lost with the button, and Escape with it.
 */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
