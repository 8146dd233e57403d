import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../components/test-markup.tsx';
import { PictureField } from './picture-field.tsx';

const field = (props: { value: string | null; error?: string }) =>
  drawn(
    <PictureField use="branch" label="Its picture" alt="Al Warqa" onChange={() => {}} {...props} />,
  );
const buttonsOf = (html: string) => elementsOf(html, 'button').map(({ name }) => name);

test('without a picture one can be chosen, and none removed', () => {
  const html = field({ value: null });
  expect(textOf(html)).toContain('No picture. Choose a picture');
  expect(textOf(html)).toContain('JPEG, PNG, WebP or AVIF, 5 MB at most.');
  expect(html).not.toContain('<img');
  expect(buttonsOf(html)).toEqual([]);
});

test('a picture is shown with its description, and can be replaced or removed by a button that names it', () => {
  const html = field({ value: '/api/v1/service/pictures/one' });
  expect(html).toMatch(/<img src="\/api\/v1\/service\/pictures\/one" alt="Al Warqa"/);
  expect(textOf(html)).toContain('Replace');
  expect(textOf(html)).not.toContain('No picture.');
  expect(buttonsOf(html)).toEqual(['Remove Al Warqa']);
});

test('an error is an alert that describes the file field', () => {
  const right = field({ value: null });
  expect(right).not.toMatch(/role="alert"|aria-invalid/);
  const wrong = field({ value: null, error: 'There is no such picture.' });
  const [, said] = /aria-describedby="([^"]+)" aria-invalid="true"/.exec(wrong) ?? [];
  expect(wrong).toMatch(
    new RegExp(`<p id="${said}" role="alert"[^>]*>There is no such picture\\.`),
  );
});

test('the file dialog offers only pictures', () => {
  const [, accepted] = /accept="([^"]+)"/.exec(field({ value: null })) ?? [];
  expect(accepted?.split(',').every((type) => type.startsWith('image/'))).toBe(true);
});
