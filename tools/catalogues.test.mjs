import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const web = join(root, 'web');
// Set for all of Lingui: the tests run from the folder above.
process.env.LINGUI_CONFIG = join(web, 'lingui.config.ts');
const catalogues = await getCatalogs(getConfig({ cwd: web }));

/** The plural forms of Arabic; a form for exactly 1 or 2 may replace the first two. */
const FORMS = [['one', '1'], ['two', '2'], ['few'], ['many'], ['other']];

/** Nouns with the same form after 11 and after 100, such as minutes and hours. */
const SAME_AS_MANY = /(?:#|\{\})\S* \p{L}*ة(?=\P{L}|$)/u;

test('every sentence of the pages is in both catalogues, and no other', async () => {
  for (const catalogue of catalogues) {
    const inSource = Object.keys(await catalogue.collect()).sort();
    const { en, ar } = await catalogue.readAll();
    expect(inSource.length).toBeGreaterThan(800);
    expect(Object.keys(en).sort(), `${catalogue.path} in English`).toEqual(inSource);
    expect(Object.keys(ar).sort(), `${catalogue.path} in Arabic`).toEqual(inSource);
  }
}, 60_000);

test('every sentence has Arabic, with its values, links and all plural forms', async () => {
  const wrong = [];
  for (const catalogue of catalogues) {
    for (const { message, translation } of Object.values(await catalogue.read('ar'))) {
      wrong.push(...faultsOf(message, translation).map((fault) => `${fault}: ${message}`));
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['Hello {name}', '', ['no Arabic']],
  ['Hello {name}', '   ', ['no Arabic']],
  ['Hello {name}', 'مرحباً', ['{name} is missing']],
  ['Hello', 'مرحباً {name}', ['{name} is too many']],
  ['See <0>this</0>', 'انظر هذا', ['<0> is missing', '</0> is missing']],
  ['Hello {name}', '{reader, select, female {أهلاً {name}} other {أهلاً}}', ['{name} is missing']],
  [
    '{n, plural, one {# hour} other {# hours}}',
    '{n, plural, one {ساعة} two {ساعتان} few {# ساعات} other {# ساعة}}',
    [],
  ],
  [
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {يوم} two {يومان} few {# أيام} other {# يوم}}',
    ['many of n is missing'],
  ],
  ['{n, plural, one {# hour} other {# hours}}', '{n} ساعة', ['nothing agrees with its number']],
  [
    '{n, plural, one {# hour} other {# hours}}',
    '{n, plural, =0 {لا} one {ساعة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
    [],
  ],
])('%s said as %s', (english, arabic, faults) => {
  expect(faultsOf(english, arabic)).toEqual(faults);
});

/** Faults of a sentence's Arabic. */
function faultsOf(english, arabic) {
  if (!arabic?.trim()) return ['no Arabic'];
  const [source, said] = [english, arabic].map((message) => compileMessage(message));
  const asked = valuesOf(source);
  const faults = [];
  for (const way of waysOf(said)) {
    const given = valuesOf(way);
    for (const value of asked) if (!given.has(value)) faults.push(`${value} is missing`);
    for (const value of given) if (!asked.has(value)) faults.push(`${value} is too many`);
  }
  const counted = pluralsOf(said);
  const inEnglish = pluralsOf(source);
  if (counted.length === 0 && inEnglish.length > 0) faults.push('nothing agrees with its number');
  for (const [name, forms] of counted) {
    // English may need no noun either: "3 to look at".
    if (inEnglish.some(([same, { one }]) => same === name && !one)) continue;
    const other = partsOf(forms.other)
      .map((part) => (typeof part === 'string' ? part : '{}'))
      .join('');
    for (const names of FORMS) {
      if (names.some((each) => each in forms)) continue;
      if (names[0] === 'many' && SAME_AS_MANY.test(other)) continue;
      faults.push(`${names[0]} of ${name} is missing`);
    }
  }
  return [...new Set(faults)];
}

const choices = new Set(['plural', 'select', 'selectordinal']);

const partsOf = (message) => (typeof message === 'string' ? [message] : message);

const formsOf = ([, , { offset: _, ...forms }]) => Object.values(forms);

/** Names of the values and tags in a message; of a choice, those in its `other`. */
function valuesOf(message) {
  const values = new Set();
  for (const part of partsOf(message)) {
    if (typeof part === 'string') {
      for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) values.add(tag);
      continue;
    }
    const [name, kind, forms] = part;
    if (name !== 'reader') values.add(`{${name}}`);
    if (choices.has(kind)) for (const value of valuesOf(forms.other)) values.add(value);
  }
  return values;
}

/** A message for each form of each of its choices, with the other choices unchanged. */
function waysOf(message) {
  const parts = partsOf(message);
  return parts
    .flatMap((part, at) => {
      if (!choices.has(part[1])) return [];
      return formsOf(part).flatMap((form) =>
        waysOf([
          ...parts.slice(0, at),
          [part[0]],
          ...partsOf(form).filter((each) => each !== '#'),
          ...parts.slice(at + 1),
        ]),
      );
    })
    .concat(parts.some((part) => choices.has(part[1])) ? [] : [parts]);
}

/** The plurals in a message as [name, forms], including nested ones. */
function pluralsOf(message) {
  return partsOf(message).flatMap((part) => {
    if (!choices.has(part[1])) return [];
    const inner = formsOf(part).flatMap(pluralsOf);
    return part[1] === 'plural' ? [[part[0], part[2]], ...inner] : inner;
  });
}
