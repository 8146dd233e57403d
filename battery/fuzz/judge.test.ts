import { expect, test } from 'vitest';
import {
  forgedLines,
  formulas,
  linesOfCalendar,
  runningLinks,
  runsInPage,
  tellsOfInside,
  wrongInMail,
} from './judge.ts';

test('executable text in a page is found, escaped text is not', () => {
  expect(runsInPage('<p>Hello <img src=x onerror=limberRan(1)></p>')).toBe(true);
  expect(runsInPage('<a href="javascript:limberRan(6)">Shop</a>')).toBe(true);
  expect(runsInPage('<p>&lt;img src=x onerror=limberRan(1)&gt; javascript:limberRan(6)</p>')).toBe(
    false,
  );
});

test('a link that would execute is found where a page makes it a link', () => {
  const shop = { website_url: 'javascript:limberRan(6)', name: 'javascript:limberRan(6)' };
  expect(runningLinks([{ shops: [shop] }])).toEqual(['website_url: javascript:limberRan(6)']);
});

test('internal details in an answer are found', () => {
  expect(tellsOfInside('insert violates foreign key')).toBe('violates');
  expect(tellsOfInside('at book (file:///srv/book.ts:12)')).toBe('at book (');
  expect(tellsOfInside('{"detail":"Please come at 10:00 (not before)."}')).toBeUndefined();
});

test('cells that a spreadsheet would take for formulas are found, numbers are not', () => {
  const rows = [
    ['=1+1', "'=1+1", '-12.50', 'a=1'],
    ['@SUM(1)', '\t=1'],
  ];
  expect(formulas(rows)).toEqual(['=1+1', '@SUM(1)', '\t=1']);
});

test('log lines that were forged, or contain terminal escapes, are found', () => {
  const fine = ['{"level":40,"msg":"a\\u001b[31m\\nX-Forged"}', 'Limber is at http://127.0.0.1:1'];
  const bad = ['X-Forged: 1', '{"level":60,"X-Forged":"1"}', '{"level":60', 'a \u001b[31m'];
  expect(forgedLines([...fine, ...bad])).toEqual(bad);
});

test('a forged header of a mail, executable content, and a forged line of its calendar are found', () => {
  const html = (text: string, more = '') =>
    [
      `Subject: Hello\r\n${more}Content-Type: multipart/alternative; boundary="x"`,
      `--x\r\nContent-Type: text/plain\r\n\r\n<img src=x onerror=limberRan(1)>`,
      `--x\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}`,
      `--x--`,
    ].join('\r\n\r\n');
  expect(wrongInMail(html('<p>&lt;img&gt;</p>'))).toEqual([]);
  expect(wrongInMail(html('<p></p>', 'Subject-B: a\r\n X-Forged: 1\r\n'))).toEqual([]);
  expect(wrongInMail(html('<p></p>', 'X-Forged: 1\r\n'))).toEqual(['a header X-Forged: 1']);
  expect(wrongInMail(html('<img src=x onerror=limberRan(1)>'))).toHaveLength(1);
  const calendar = 'Content-Type: text/calendar\r\n\r\nBEGIN:VEVENT\r\nX-Forged:1\r\nEND:VEVENT';
  expect(wrongInMail(calendar)).toEqual(['a forged line in a calendar']);
  expect(linesOfCalendar('SUMMARY:a\\nX-Forged\r\n X-Forged:1\r\n')).not.toContain('X-Forged');
});
