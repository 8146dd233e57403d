import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import { expect, test } from 'vitest';
import { elementsOf, textOf } from './components/test-markup.tsx';
import { drawFirstStep } from './draw-first-step.tsx';
import { withDrawnProducts } from './drawn-products.ts';
import { stretching, tenHours } from './pages/book/form/test-catalogue.ts';
import { emptySlices, type Products } from './state/empty-state.ts';

const products: Products = {
  services: [{ ...stretching, description: 'All of you </script><script>' }],
  packages: [tenHours],
  shared: [],
  unlimited: [],
};
const page = await drawFirstStep({ products, terms: defaultTerms });

/** The document as the browser has it. */
const inBrowser = {
  getElementById(id: string) {
    const [, text] = new RegExp(`<script[^>]* id="${id}">(.*?)</script>`).exec(page) ?? [];
    return (text === undefined ? null : { textContent: text }) as HTMLElement | null;
  },
};

test('who waits for the scripts reads what is for sale, with its prices, in the site’s frame', () => {
  expect(elementsOf(page, 'h1').map(({ name }) => name)).toEqual(['Select Your Service']);
  expect(elementsOf(page, 'h2').map(({ name }) => name)).toContain(stretching.name);
  expect(textOf(page)).toContain('All of you &lt;/script');
  const [{ time, price } = { time: 0, price: 0 }] = stretching.durations;
  expect(elementsOf(page, 'button').map(({ name }) => name)).toContain(`${time} min ${price} AED`);
  expect(elementsOf(page, 'header')).toHaveLength(1);
  // Of the document around it there is one already.
  expect(elementsOf(page, 'title')).toEqual([]);
});

test('the application begins with what was drawn, unless it has kept some', () => {
  expect(withDrawnProducts({}, inBrowser).utils?.allProducts).toEqual(products);
  const utils = { ...emptySlices.utils, allProducts: { ...products, shared: [tenHours] } };
  expect(withDrawnProducts({ utils }, inBrowser)).toEqual({ utils });
  const plain = { getElementById: () => null };
  expect(withDrawnProducts({}, plain)).toEqual({});
});
