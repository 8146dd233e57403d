/** Texts that break whatever contains them: pages, queries, headers, tables, logs, parsers. */

/** Executes if it is taken for part of a page, where it is searched for. */
export const RUNS = 'onerror=limberRan(';
/** A forged header, or line of a log or calendar. */
export const FORGED = 'X-Forged';

export const poisons: readonly string[] = [
  `<img src=x ${RUNS}1)>`,
  `"><img src=x ${RUNS}2)>`,
  `'><svg><image href=x ${RUNS}3)>`,
  `</script><img src=x ${RUNS}4)>`,
  `--><img src=x ${RUNS}5)>`,
  'javascript:limberRan(6)',
  '{{constructor.constructor("limberRan(7)")()}}',
  '=HYPERLINK("https://evil.example","x")',
  '+1+cmd|calc!A1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  `Amina\r\nBcc: evil@battery.example\r\n${FORGED}: 1`,
  `Amina\n${FORGED}: 1`,
  `Amina\r${FORGED}: 1`,
  `Amina\u2028${FORGED}: 1`,
  `Amina\u0085${FORGED}: 1`,
  `"}\n{"level":60,"${FORGED}":"1","msg":"forged"}`,
  `\r\nEND:VEVENT\r\n${FORGED}:1`,
  'Amina;,\\nDESCRIPTION:forged',
  '\u001b[2J\u001b[31mAmina\u001b[0m\u0007\u0008',
  '\u202eanimA\u2066\u2069\u200f',
  'Amina\u0000Haddad',
  '\ud800Amina',
  'Amina\udfff',
  "Robert'); drop table accounts; --",
  "' or '1'='1",
  "%' or pg_sleep(9) is null --",
  '\\x27; select pg_sleep(9)--',
  '$1 $2 %s %n %00 %_',
  '../../../etc/passwd',
  '🧘🏽‍♀️👨‍👩‍👧‍👦🏳️‍🌈',
  'A\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(30),
  'أمينة Haddad ٣٢١',
  '\u3000',
  '\ufeffAmina\u200b',
  '__proto__',
  'constructor',
  'null',
  'x'.repeat(999),
  'ﷺ'.repeat(3999),
  'x'.repeat(200_000),
];

/** The widest table of a workbook, as a file in base64. */
export const WIDE_TABLE = Buffer.from(`${','.repeat(16_383)}\n`.repeat(254)).toString('base64');

/** Values that are not text, or edge cases. */
export const nasties: readonly unknown[] = [
  ...[null, true, [], {}, [[]], '', ' ', '%00', '٣', '1,,2', '99999999999'],
  ...[0, -1, 1.5, 2_147_483_647, 2_147_483_648, 99_999_999_999, 1e308, -0, '1e9', '0x10', 'NaN'],
  ...['0000-01-01', '2026-02-30', '9999-12-31', '2099-12-31', '2000-01-01', '+275760-09-13'],
  ...['2026-03-05T00:00', '24:00', '2026-03-05T25:00:00Z'],
  ...['urn:uuid:0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', '{0f3c1d526d0e4c399f7d2b8f5f6a3e11}'],
  ...[{ __proto__: null, toString: 'x' }, Array.from({ length: 2000 }, () => 1)],
];
