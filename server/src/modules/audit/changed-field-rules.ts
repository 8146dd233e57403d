import { LONGEST_PROSE } from '@limber/contract/terms/texts.ts';

/** A value of a change, as it can be stored and read later. */
export type AuditValue = string | number | boolean | null | readonly (string | number)[];

/** Old or new values by field; undefined and null both mean not given. */
export type Fields = Readonly<Record<string, AuditValue | Date | undefined>>;

/** The fields that differ, in order, with old and new values. */
export function changesOf(before: Fields = {}, after: Fields = {}) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => textOf(before[field]) !== textOf(after[field]));
  const those = (of: Fields) =>
    Object.fromEntries(changed.flatMap((field) => (field in of ? [[field, of[field]]] : [])));
  return { fields: changed, before: those(before), after: those(after) };
}

/** A value as a manager reads it; null when there is none. */
export function textOf(value: Fields[string]): string | null {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.length > LONGEST_PROSE ? `${text.slice(0, LONGEST_PROSE - 1)}…` : text;
}
