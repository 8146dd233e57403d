import { readFileSync } from 'node:fs';
import { compileMessage } from '@limber/contract/terms/site/compile-message.ts';
import { expect, test } from 'vitest';

test('values are named in brackets', () => {
  expect(compileMessage('Hello {firstName}!')).toEqual(['Hello ', ['firstName'], '!']);
  expect(compileMessage('{0}% off <0>{1}</0>')).toEqual([['0'], '% off <0>', ['1'], '</0>']);
});

test('a plural chooses among its cases, and # stands for the count', () => {
  expect(compileMessage('{count, plural, =0 {none} one {# item} other {# items}} chosen')).toEqual([
    ['count', 'plural', { 0: ['none'], one: ['#', ' item'], other: ['#', ' items'] }],
    ' chosen',
  ]);
  expect(compileMessage('# is itself')).toEqual(['# is itself']);
});

test('an apostrophe stands for itself, two are one, and before a bracket it quotes', () => {
  expect(compileMessage("What's next")).toEqual(["What's next"]);
  expect(compileMessage("It''s '{here}'")).toEqual(["It's {here}"]);
});

test.each(['{count, select, a {b} other {c}}', '{open', 'closed}', '{day, date, short}'])(
  '%s is refused',
  (message) => {
    expect(() => compileMessage(message)).toThrow();
  },
);

test('every message of the site can be read', () => {
  const catalogue = readFileSync(new URL('../../locales/en/messages.po', import.meta.url), 'utf8');
  const messages = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .join(''),
  );
  expect(messages.length).toBeGreaterThan(300);
  for (const message of messages) expect(() => compileMessage(message), message).not.toThrow();
});
