import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { TherapistLine } from './therapist-line.tsx';

test('of a name in two scripts the first is seen whole, and both are read', () => {
  const html = drawn(<TherapistLine name="نورة الهاشمي · Noura Al Hashimi" />);
  expect(textOf(html)).toBe('نورة الهاشمي · Noura Al Hashimi');
  expect(html).toContain('<span class="sr-only"> · Noura Al Hashimi</span>');
  expect(html).toContain('title="نورة الهاشمي · Noura Al Hashimi"');
});

test('a name in one script stands alone', () => {
  const html = drawn(<TherapistLine name="Noura Al Hashimi" />);
  expect(textOf(html)).toBe('Noura Al Hashimi');
  expect(html).not.toContain('sr-only');
});
