import type { Products } from './state/initial-state.ts';

const id = 'drawn-products';

/** The products that a page was prerendered with, as data in it. */
export function writeProducts(products: Products): string {
  // Nothing in it may close the element.
  const json = JSON.stringify(products).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The products that the current page was prerendered with; undefined for other pages. */
export function readPrerenderedProducts(
  page: Pick<Document, 'getElementById'>,
): Products | undefined {
  const json = page.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
