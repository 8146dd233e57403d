import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { htmlOf, type Letter, textOf } from './mail-layout.ts';

const letter: Letter = {
  brand: 'Limber & Co',
  title: 'A "title" <of> words',
  paragraphs: ['One\nof two lines', 'Two'],
  highlight: '204816',
  link: { label: 'See & book', url: 'https://limber.test/a?b=1&c=2' },
  more: { label: 'Or', links: [{ name: 'This & that', url: 'https://limber.test/c' }] },
  closing: 'The last word',
  footer: 'Limber LLC\n+971 4 123 4567',
};

test('a letter as text has each part by itself, in its order', () => {
  expect(textOf(letter)).toBe(`A "title" <of> words

204816

One
of two lines

Two

See & book: https://limber.test/a?b=1&c=2

The last word

-- 
Limber LLC
+971 4 123 4567`);
});

test('a letter as text leaves out what it has not', () => {
  const { highlight, link, more, closing, ...plain } = letter;
  expect([highlight, link, more, closing]).not.toContain(undefined);
  expect(textOf({ ...plain, paragraphs: [] })).toBe(
    'A "title" <of> words\n\n-- \nLimber LLC\n+971 4 123 4567',
  );
  const html = htmlOf(plain);
  expect(html).not.toContain('<a ');
  expect(html.match(/<p /g)).toHaveLength(4);
});

test('a letter as a page has the same parts in the same order, and no word of it is markup', () => {
  const html = htmlOf(letter);
  const shown = html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<br>/g, '\n')
    .split(/<[^>]+>/)
    .map((part) => part.trim())
    .filter(Boolean);
  expect(shown).toEqual([
    'Limber &amp; Co',
    'A &quot;title&quot; &lt;of&gt; words',
    '204816',
    'One\nof two lines',
    'Two',
    'See &amp; book',
    'Or',
    'This &amp; that',
    'The last word',
    'Limber LLC\n+971 4 123 4567',
  ]);
  expect(html).toContain('<title>A &quot;title&quot; &lt;of&gt; words</title>');
  expect(html).toContain('href="https://limber.test/a?b=1&amp;c=2"');
});

test('a letter in Arabic is read from the right, its footer from the left, and its letters stay joined', () => {
  const arabic = { ...letter, language: 'ar' } as const;
  expect(textOf(arabic)).toMatch(/\n-- \n\u2066Limber LLC\u2069\n\u2066\+971 4 123 4567\u2069$/);
  const html = htmlOf(arabic);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<body dir="rtl" style="margin:0;text-align:right;');
  expect(html).toContain(
    '<p dir="ltr" style="color:#52605B;font-size:14px;margin:20px 0;text-align:right">',
  );
  expect(html).not.toContain('letter-spacing');
  const english = htmlOf(letter);
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain('text-align:left');
  expect(english).toContain('letter-spacing:.08em');
});

test('a mail of a studio without telephone and address ends with its name', () => {
  const studio = { brand: 'Limber', legalName: 'Limber LLC', publicUrl: 'https://limber.test' };
  const mail = { eventKey: 'words', to: 'amina@client.example', title: 'Words', paragraphs: [] };
  const { text, html } = composeMail(
    { ...studio, phone: null, email: null },
    { ...mail, language: 'en' },
  );
  expect(text).toMatch(/\n-- \nLimber LLC$/);
  expect(html).toContain('>Limber LLC</p>');
});
