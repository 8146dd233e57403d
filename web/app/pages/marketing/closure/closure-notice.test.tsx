import type { Closure } from '@limber/contract/studio.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { closureNotice } from './closure-notice.ts';
import { ClosureText } from './closure-text.tsx';

const eid: Closure = {
  id: 1,
  name: 'Eid Al Adha',
  title: 'Eid Mubarak!',
  greeting_ar: 'عيد أضحى مبارك',
  location: null,
  starts_on: '2025-06-05',
  ends_on: '2025-06-08',
};
const nationalDay: Closure = {
  ...eid,
  id: 2,
  name: 'National Day',
  title: 'Happy National Day!',
  starts_on: '2026-12-02',
  ends_on: '2026-12-03',
};
const newYear: Closure = {
  ...eid,
  id: 3,
  name: 'the turn of the year',
  starts_on: '2026-12-31',
  ends_on: '2027-01-01',
};
const oneDay = { ...eid, name: 'a day of repairs', starts_on: '2026-05-22', ends_on: '2026-05-22' };

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function phaseOn(today: string) {
  return closureNotice([eid], today)?.phase;
}

/** Text of the popup on a day. */
function saidOn(today: string, closures: Closure[]) {
  const notice = closureNotice(closures, today);
  if (!notice) return undefined;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ClosureText notice={notice} />
    </I18nProvider>,
  );
  return html.replaceAll('&#x27;', "'");
}

test('it is announced from the day before to the last day @HOLIDAY-01 @HOLIDAY-08', () => {
  expect(phaseOn('2025-06-03')).toBeUndefined();
  expect(phaseOn('2025-06-04')).toBe('before');
  expect(phaseOn('2025-06-05')).toBe('during');
  expect(phaseOn('2025-06-08')).toBe('during');
  expect(phaseOn('2025-06-09')).toBeUndefined();
});

test('the studio reopens on the day after @HOLIDAY-08', () => {
  expect(closureNotice([eid], '2025-06-04')?.reopensOn).toBe('2025-06-09');
});

test('a closure right after another moves the reopening', () => {
  const more = { ...eid, id: 9, starts_on: '2025-06-09', ends_on: '2025-06-10' };
  expect(closureNotice([eid, more], '2025-06-04')?.reopensOn).toBe('2025-06-11');
});

test('a provisional closure is not announced', () => {
  expect(closureNotice([{ ...eid, provisional: true }], '2025-06-05')).toBeUndefined();
});

test('a closure of one branch is not announced', () => {
  expect(closureNotice([{ ...eid, location: 'B' }], '2025-06-05')).toBeUndefined();
});

test('the wording before it and during it @HOLIDAY-03 @HOLIDAY-04', () => {
  expect(saidOn('2025-06-04', [eid])).toBe(
    "We will be closed for Eid Al Adha from June 5th to June 8th, 2025. We'll be back to serve you on Monday, June 9th.",
  );
  expect(saidOn('2025-06-05', [eid])).toBe(
    "We are currently closed for Eid Al Adha. We'll be back to serve you on Monday, June 9th, 2025.",
  );
});

test('another closure has its own wording and dates', () => {
  expect(saidOn('2026-12-01', [nationalDay])).toBe(
    "We will be closed for National Day from December 2nd to December 3rd, 2026. We'll be back to serve you on Friday, December 4th.",
  );
  expect(saidOn('2026-12-03', [nationalDay])).toBe(
    "We are currently closed for National Day. We'll be back to serve you on Friday, December 4th, 2026.",
  );
});

test('a single day is not a range, and a change of year is shown', () => {
  expect(saidOn('2026-05-21', [oneDay])).toBe(
    "We will be closed for a day of repairs on May 22nd, 2026. We'll be back to serve you on Saturday, May 23rd.",
  );
  expect(saidOn('2026-12-30', [newYear])).toBe(
    "We will be closed for the turn of the year from December 31st, 2026 to January 1st, 2027. We'll be back to serve you on Saturday, January 2nd.",
  );
  const lastDays = { ...newYear, starts_on: '2026-12-30', ends_on: '2026-12-31' };
  expect(saidOn('2026-12-29', [lastDays])).toBe(
    "We will be closed for the turn of the year from December 30th to December 31st, 2026. We'll be back to serve you on Friday, January 1st, 2027.",
  );
});
