import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readFailure } from '../state/api/failure.ts';
import { useFailureText } from './use-failure-text.ts';

const taken = {
  detail: 'Taken.',
  error: 'Taken.',
  fields: { time: 'Choose another.' },
  in_other_languages: { ar: { detail: 'محجوز.', fields: { time: 'اختيار آخر.' } } },
};

/** What a page in a language says about a failed call, and about its field `time`. */
function saidIn(locale: 'en' | 'ar', error: unknown): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Sentence error={error} />
    </I18nProvider>,
  );
}

function Sentence({ error }: { error: unknown }) {
  const { detail, error: same, fields } = useFailureText(error ? readFailure(error) : undefined);
  expect(same).toBe(detail);
  return `${detail ?? 'nothing'} | ${fields?.time ?? 'nothing'}`;
}

test('a failure is shown in the language of the page, whichever was requested', () => {
  const { in_other_languages: others, ...inEnglish } = taken;
  const inArabic = { ...others.ar, error: others.ar.detail, in_other_languages: { en: inEnglish } };
  for (const data of [taken, inArabic]) {
    expect(saidIn('en', { status: 409, data })).toBe('Taken. | Choose another.');
    expect(saidIn('ar', { status: 409, data })).toBe('محجوز. | اختيار آخر.');
  }
});

test('a failure in one language only is shown in that; without an answer nothing is', () => {
  expect(saidIn('ar', { status: 502, data: { detail: 'Away.', error: 'Away.' } })).toBe(
    'Away. | nothing',
  );
  expect(saidIn('ar', { status: 'FETCH_ERROR', error: 'TypeError' })).toBe('nothing | nothing');
  expect(saidIn('ar', undefined)).toBe('nothing | nothing');
});

test("the status is the call's own, whatever its body says", () => {
  expect(readFailure({ status: 502, data: { status: 200, data: 1 } })).toMatchObject({
    status: 502,
    data: { status: 200, data: 1 },
  });
});
