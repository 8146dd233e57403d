import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('the letters of an Arabic name do not join into a word', () => {
  expect(initialsOf('ليلى', 'المنصوري')).toBe('ل\u200cم');
  expect(initialsOf('لمى', 'أحمد')).toBe('ل\u200cأ');
});

test('a name in Latin letters has two, and one that is missing none', () => {
  expect(initialsOf('Amina', 'Haddad').replace('\u200c', '')).toBe('AH');
  expect(initialsOf('', '')).toBe('');
});
