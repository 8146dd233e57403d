import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { TherapistLine } from './therapist-line.tsx';

test('each alphabet of a name is cut at its own end', () => {
  const html = drawn(<TherapistLine name="نورة الهاشمي · Noura Al Hashimi" />);
  expect(textOf(html)).toBe('نورة الهاشمي · Noura Al Hashimi');
  expect(html).toContain('<bdi class="truncate" translate="no">نورة الهاشمي</bdi>');
  expect(html).toContain('<bdi class="truncate" translate="no">Noura Al Hashimi</bdi>');
  expect(drawn(<TherapistLine name="Noura Al Hashimi" />)).toContain(
    '<bdi class="truncate" translate="no">Noura Al Hashimi</bdi>',
  );
});
