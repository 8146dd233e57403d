import { expect, test } from 'vitest';
import { MESSAGE_KINDS, ORIGINALS } from '../../catalogue/messages/original-message-rules.ts';
import { asValue, numbered, placesOf, templateName } from './template-rules.ts';

test('places are numbered in the order of the language, each once', () => {
  const text = 'Hello {name}, {day} at {time}. {name}, see you.';
  expect(placesOf(text)).toEqual(['name', 'day', 'time']);
  expect(numbered(text)).toBe('Hello {{1}}, {{2}} at {{3}}. {{1}}, see you.');
});

test('another wording is another template', () => {
  expect(templateName('session_reminder', 3)).toBe('session_reminder_v3');
});

test('a value is one line and never empty', () => {
  expect(asValue(' Old\nknee \t')).toBe('Old knee');
  expect(asValue('')).toBe('–');
});

const sent = MESSAGE_KINDS.filter((kind) => kind.startsWith('session_'));

test.each(sent)(
  'the text %s neither begins nor ends with a place, and none follows another',
  (kind) => {
    for (const language of ['en', 'ar'] as const) {
      const text = ORIGINALS[kind][language];
      expect(text).not.toMatch(/^\{|\}$|\}\s*\{/);
    }
  },
);
