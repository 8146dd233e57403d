import { type Messages, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { addressReader } from './wording-by-gender.ts';

/** As the build compiles them. */
const catalogue: Messages = {
  book: [['reader', 'select', { female: ['احجزي'], other: ['احجز'] }], ' جلستك'],
  left: [
    [
      'minutes',
      'plural',
      {
        few: ['بقيت ', ['minutes'], ' دقائق'],
        other: [['reader', 'select', { female: ['لكِ'], other: ['لك'] }], ' ', ['minutes']],
      },
    ],
  ],
  plain: 'حجز',
};

function say(gender: 'female' | 'male' | undefined) {
  const arabic = setupI18n({ locale: 'ar', messages: { ar: addressReader(catalogue, gender) } });
  return [
    arabic._('book'),
    arabic._('left', { minutes: 5 }),
    arabic._('left', { minutes: 0 }),
    arabic._('plain'),
  ];
}

test('a woman is spoken to as a woman', () => {
  expect(say('female')).toEqual(['احجزي جلستك', 'بقيت 5 دقائق', 'لكِ 0', 'حجز']);
});

test('a man, and a reader of unknown gender, get the default form', () => {
  const others = ['احجز جلستك', 'بقيت 5 دقائق', 'لك 0', 'حجز'];
  expect(say('male')).toEqual(others);
  expect(say(undefined)).toEqual(others);
});
