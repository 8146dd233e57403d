import { exampleStudio } from '@limber/contract/terms/studio-facts.ts';
import { expect, test } from 'vitest';
import { arabic } from '../seed/translations.ts';
import { SPOKEN, SPOKEN_LISTS } from '../src/modules/catalogue/translate-replies.ts';
import { readContract } from './read-contract.ts';

/** What the examples call the things of their studio. Their therapists have a name in Arabic too. */
const OF_EXAMPLES = [
  ...['Massage', 'Massage of the whole body.', 'Massage table 1', 'Treatment room 1'],
  ...['Garden Street', '12 Garden Street, Abu Dhabi', 'Abu Dhabi'],
  ...[exampleStudio.tagline, exampleStudio.chat_greeting],
  ...['Noura Al Hashimi', 'Omar Farouk'],
];
const STUDIO_WORDS = new Set([...Object.keys(arabic), ...OF_EXAMPLES]);

/**
 * Fields that keep their words: both languages next to each other, a file's own, an issued
 * document.
 */
const KEPT = new Set([
  ...['en', 'source', 'kind', 'package', 'service'],
  ...['item', 'studio_address', 'branch_address'],
]);

test('what the examples of replies name in the studio’s words is in Arabic in Arabic replies', async () => {
  const found = new Map<string, string>();
  for (const { path, replies } of await readContract()) {
    for (const field of fieldsOf(Object.values(replies))) found.set(field, path);
  }
  expect(found.size).toBeGreaterThan(10);
  const english = [...found].filter(
    ([field]) => !SPOKEN.has(field) && !SPOKEN_LISTS.has(field) && !KEPT.has(field),
  );
  expect(english).toEqual([]);
});

/** Names of fields whose examples, anywhere in a schema, are the studio's own words. */
function fieldsOf(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, inner]) =>
    key === 'examples' ? spokenIn(inner, '') : fieldsOf(inner),
  );
}

function spokenIn(value: unknown, field: string): string[] {
  if (typeof value === 'string') return STUDIO_WORDS.has(value) ? [field] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    spokenIn(inner, Array.isArray(value) ? field : key),
  );
}
