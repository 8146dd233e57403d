import { expect, test } from 'vitest';
import { stretching, tenHours } from './pages/book/form/test-catalogue.ts';
import { asFirstStep } from './prerender-wizard-start.ts';
import { readPrerenderedProducts } from './prerendered-products.ts';
import { drawWith } from './state/store.ts';

/** The document as the browser has it. */
const inBrowser = (html: string) => ({
  getElementById(id: string) {
    const [, text] = new RegExp(`<script[^>]* id="${id}">(.*?)</script>`).exec(html) ?? [];
    return (text === undefined ? null : { textContent: text }) as HTMLElement | null;
  },
});

test('the first step contains the products that it shows, whatever their names', () => {
  const services = [{ ...stretching, description: "All of $& you </script><script>'" }];
  const products = { services, packages: [tenHours], shared: [], unlimited: [] };
  drawWith(products);
  const html = asFirstStep('<html><body><h1>Select</h1></body></html>');
  expect(readPrerenderedProducts(inBrowser(html))).toEqual(products);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test('a page prerendered without products contains none', () => {
  expect(readPrerenderedProducts(inBrowser('<body></body>'))).toBeUndefined();
});
