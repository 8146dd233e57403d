import type { MessageKind } from '@limber/contract/desk/studio/messages.ts';

/** Anything in braces: the places of a text. */
const PLACE = /\{([^{}]*)\}/g;

/**
 * The name of a text at the provider. Another wording of the studio is another template, which has to
 * be approved too.
 */
export function templateName(kind: MessageKind, version: number): string {
  return `${kind}_v${version}`;
}

/** The places of a text in the order in which they stand; one that stands twice is numbered once. */
export function placesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name]) => name ?? ''))];
}

/** A text as the provider writes it, with numbers for its places. */
export function numbered(text: string): string {
  const places = placesOf(text);
  return text.replace(PLACE, (_, name: string) => `{{${places.indexOf(name) + 1}}}`);
}

/** A value as a provider takes it: one line, and never empty. */
export function asValue(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || '–';
}
