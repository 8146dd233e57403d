/** Why Limber does not start, in a sentence for the person at the terminal: no stack is shown. */
export class CannotStart extends Error {}
