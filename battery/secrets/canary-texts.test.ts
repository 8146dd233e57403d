import { expect, test } from 'vitest';
import { marksIn } from './canary-texts.ts';
import { wayIn } from './letters.ts';

const ACCESS = 'eyJzdWIiOjF9.Zm9y-ZXZlciBhbmQgZXZlci1hbmQtZXZlcg_';

test.each([
  ['a name', 'canarynamexxx1', '{"msg":"canarynamexxx1\\u0000"}'],
  ['an e-mail address', 'canaryaddressxxx1', 'to canaryaddressxxx1@battery.example'],
  ['a telephone number', '971504007919', 'Key (phone)=(+971504007919) already exists.'],
  ['a telephone number in an address', '971504007919', '/clients/?q=%2B971504007919&page=1'],
  ['a code', '123456', '{"otp":"123456"}'],
  ['a code in an address', '123456', '?otp=123456 HTTP/1.1'],
  [
    'the secret of a link',
    'mZ8n3Xc1QeTt0LkVbYwR5uJ2sPq7HdGfA9iOoCvBxE4',
    '/login/link#mZ8n3Xc1QeTt0LkVbYwR5uJ2sPq7HdGfA9iOoCvBxE4',
  ],
  ['an access token', ACCESS.slice(-40), `authorization: Bearer ${ACCESS}`],
  [
    'a refresh token',
    '-Vb0TgkHh1yYH4kQ-Vb0TgkHh1yYH4kQ-Vb0Tgk_',
    'refresh=-Vb0TgkHh1yYH4kQ-Vb0TgkHh1yYH4kQ-Vb0Tgk_',
  ],
])('%s is found', (_what, mark, text) => {
  const { figure, holds } = marksIn('a log', `first line\n${text}\nlast line`, new Set([mark]));
  expect(holds).toBe(false);
  expect(figure).toContain(mark);
});

test.each(['{"time":1772612345678}', '"responseTime":4.123456', '0f-123456ab', 'size 1234567'])(
  'a code is not in %s',
  (text) => {
    expect(marksIn('a log', text, new Set(['123456'])).holds).toBe(true);
  },
);

const LINK = 'mZ8n3Xc1QeTt0LkVbYwR5uJ2sPq7HdGfA9iOoCvBxE4';
const mailOf = (encoding: string, words: string) =>
  [
    'Subject: Your code',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    words,
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p style="color:#654321">654321</p>',
    '--b--',
  ].join('\r\n');

test.each([
  [
    'quoted-printable',
    `To sign in =E2=80=93\r\n\r\n123456\r\n\r\nhttps://studio.example/login/link#${LINK.slice(0, 20)}=\r\n${LINK.slice(20)}`,
  ],
  [
    'base64',
    Buffer.from(`رمز\n\n123456\n\nhttps://studio.example/login/link#${LINK}\n`).toString('base64'),
  ],
])('the secret is read from a mail in %s', (encoding, words) => {
  expect(wayIn(mailOf(encoding, words))).toEqual({ code: '123456', link: LINK });
});

test('a mail without a sign-in has no secret', () => {
  expect(wayIn(mailOf('7bit', 'See you tomorrow, booking 123456.'))).toBeUndefined();
});
