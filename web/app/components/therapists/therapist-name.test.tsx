import { expect, test } from 'vitest';
import { drawn, textOf } from '../test-markup.tsx';
import { TherapistName } from './therapist-name.tsx';

test('a name is read as it is written', () => {
  for (const name of ['Noura Al Hashimi', 'نورة الهاشمي · Noura Al Hashimi'])
    expect(textOf(drawn(<TherapistName name={name} />))).toBe(name);
});

test('each alphabet stays in one piece, and the text between belongs to neither', () => {
  const html = drawn(<TherapistName name="نورة الهاشمي · Noura Al Hashimi" />);
  expect(html).toBe(
    '<span class="unbroken" translate="no">نورة الهاشمي</span>' +
      '<span class="dot"> <span>· </span></span><span class="unbroken" translate="no">Noura Al Hashimi</span>',
  );
});
