import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WideningHeading } from './widening-heading.tsx';

const draw = (text: string, lineEnds?: string[]) =>
  renderToStaticMarkup(<WideningHeading text={text} when="in-view" lineEnds={lineEnds} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('the words of a heading keep their text and reserve their final width', () => {
  const html = draw('Six ways to feel looser');
  expect(words(html)).toBe('Six ways to feel looser');
  expect(html.match(/data-word="/g)).toHaveLength(5);
});

test('a title breaks at the given words, or as usual without them', () => {
  expect(draw('UP AND AWAY', ['UP']).match(/stretched-line/g)).toHaveLength(2);
  expect(words(draw('UP AND AWAY', ['UP'])).trim()).toBe('UP AND AWAY');
  expect(draw('إلى الأعلى', ['UP'])).not.toContain('stretched-line');
});
