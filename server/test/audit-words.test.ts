import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { StudioDiscount } from '@limber/contract/desk/studio/partners.ts';
import { PaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import { PackageKind } from '@limber/contract/packages.ts';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** What follows an opening brace at `from`, to the one that closes it. */
function insideOf(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
  }
  return text.slice(from, at - 1);
}

/** The names of an object as it is written, those of objects that are spread in it too. */
function keysOf(inside: string): string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const letter of inside) {
    if ('{[('.includes(letter)) depth += 1;
    if ('}])'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].flatMap((each) => {
    const said = each.trim();
    if (said.startsWith('...')) {
      const brace = said.indexOf('{');
      return brace < 0 ? [] : keysOf(insideOf(said, brace + 1));
    }
    return /^(\w+)\s*(?::|$)/.exec(said)?.[1] ?? [];
  });
}

/**
 * Where a source writes what the audit log keeps: next to `before` and `after`, and in their
 * helpers.
 */
const WRITTEN =
  /(?:\b(?:before|after)(?:: | = )\{|function (?:fieldsOf|termsOf)\w*\([^)]*\)[^{]*\{\s*return \{|\b(?:fieldsOf|termsOf): \([^)]*\) => \(\{|\b(?:fieldsOf|termsOf) = \([^)]*\) => \(\{)/g;

function fieldsIn(text: string): string[] {
  return [...text.matchAll(WRITTEN)].flatMap((found) =>
    keysOf(insideOf(text, found.index + found[0].length)),
  );
}

const sources = globSync('server/src/modules/**/*.ts', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => [path, read(path)] as const)
  .filter(
    ([path, text]) =>
      /audit\/(?:record|change-and-audit|change-studio-things)\.ts|fieldsOf/.test(text) &&
      !path.includes('modules/audit/'),
  );
const written = new Set(sources.flatMap(([, text]) => fieldsIn(text)));

const page = read('web/app/pages/desk/studio/audit/audit-words.ts');
const wordsIn = (name: string) => {
  const at = page.indexOf(`const ${name}`);
  return keysOf(insideOf(page, page.indexOf('= {', at) + 3));
};

/** Parts of an action that are next to the fields where one is written out. */
const OF_A_DEED = ['before', 'after', 'called', 'about'];
/** The English of a text identifies it, and is not one of the kept fields. */
const NOT_KEPT = ['source'];

test('everything that the audit log keeps has a word on its page, and so in both languages', () => {
  expect(sources.length).toBeGreaterThan(20);
  const known = new Set([...wordsIn('fieldWords'), ...OF_A_DEED, ...NOT_KEPT]);
  expect([...written].filter((field) => !known.has(field)).sort()).toEqual([]);
});

test('values that are words of the wire have a word of the page', () => {
  const kinds = {
    kind: [ImportKind, PackageKind],
    partner_type: [StudioDiscount.properties.partner_type],
    paid: [PaymentTerms.properties.paid],
    asked_of: [PaymentTerms.properties.asked_of],
    card_of: [PaymentTerms.properties.card_of],
  };
  for (const [field, enums] of Object.entries(kinds)) {
    const at = page.indexOf(`  ${field}: {`, page.indexOf('const valueWords'));
    const said = keysOf(insideOf(page, page.indexOf('{', at) + 1));
    const values = enums.flatMap((each) => (each as { enum: string[] }).enum);
    expect([field, said]).toEqual([field, expect.arrayContaining(values)]);
  }
});

test('fields are found in any notation', () => {
  for (const field of ['cap_minutes', 'shares', 'health_notes', 'new', 'prices', 'in_arabic'])
    expect([...written]).toContain(field);
  expect(fieldsIn('const after = { one, two: { no: 1 }, ...{ three: 3 } };')).toEqual([
    ...['one', 'two', 'three'],
  ]);
});
