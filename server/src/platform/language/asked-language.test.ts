import { expect, test } from 'vitest';
import { askedLanguage } from './asked-language.ts';

test.each([
  [
    'ar',
    [
      'ar',
      'AR',
      'ar-AE',
      'ar-AE,ar;q=0.9,en;q=0.5',
      'fr,ar',
      'en;q=0.1,ar;q=0.9',
      'de, ar;q=0.5, en;q=0.4',
      'en;q=0,*',
    ],
  ],
  [
    'en',
    [
      undefined,
      '',
      '*',
      'en',
      'en-GB,ar;q=0.5',
      'ar;q=0.1,en;q=0.9',
      'fr,en,ar',
      'de',
      'arn',
      'ar;q=0',
      'fr,ar;q=0',
      ',;q=',
      'ar;q=x;;',
    ],
  ],
] as const)('%s is the language of what asks for it', (language, asked) => {
  for (const header of asked) {
    expect([header, askedLanguage({ headers: { 'accept-language': header } })]).toEqual([
      header,
      language,
    ]);
  }
});
