import { expect, test } from 'vitest';
import { drawn, elementsOf, linksOf } from '../test-markup.tsx';
import { PolicySections } from './policy-sections.tsx';
import { readPolicyText } from './policy-text.ts';

const pageOf = (text: string) => drawn(<PolicySections sections={readPolicyText(text)} />);

test('titles, paragraphs, lists and lines are told apart', () => {
  const html = pageOf('Before.\n\n# One\n\nFirst\nline\n\nSecond\n- a\n- b\n\n- c\n# Two\nEnd');
  expect(elementsOf(html, 'h2').map(({ name }) => name)).toEqual(['One', 'Two']);
  expect(elementsOf(html, 'p').map(({ name }) => name)).toEqual([
    'Before.',
    'First line',
    'Second',
    'End',
  ]);
  expect(elementsOf(html, 'ul').map(({ name }) => name)).toEqual(['a b', 'c']);
  expect(html).toContain('id="section-2"');
});

test('links lead to the site, elsewhere by https, to a mail or a call, and nowhere else', () => {
  const text =
    'See [settings](/profile/settings) or [this](https://a.example/x). [No](javascript:alert(1)) [Nor](//evil.example)\nhello@limber.example\n+971 4 000 0000.';
  const html = pageOf(text);
  expect(linksOf(html)).toEqual([
    ['settings', '/profile/settings'],
    ['this', 'https://a.example/x'],
    ['hello@limber.example', 'mailto:hello@limber.example'],
    ['+971 4 000 0000', 'tel:+97140000000'],
  ]);
  expect(html).toContain('[No](javascript:alert(1))');
});

test('a text is never markup', () => {
  expect(pageOf('# <b>A</b>\n\n<script>1</script>')).not.toMatch(/<script>|<b>/);
});
