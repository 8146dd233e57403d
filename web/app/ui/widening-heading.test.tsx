import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WideningHeading } from './widening-heading.tsx';

const draw = (text: string, lineEnds: string[]) =>
  renderToStaticMarkup(<WideningHeading text={text} when="in-view" lineEnds={lineEnds} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();

test('a heading widens by whole lines, so that no gap opens between its words', () => {
  const html = draw('UP AND AWAY', ['UP']);
  expect(html.match(/<span class="stretched-line in-view">/g)).toHaveLength(2);
  expect(html).toContain('>AND AWAY <');
  expect(words(html)).toBe('UP AND AWAY');
});

test('a text without the words that end its lines, such as the Arabic one, stands still', () => {
  expect(draw('إلى الأعلى', ['UP'])).toBe('إلى الأعلى');
});
