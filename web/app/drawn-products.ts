import type { Products } from './state/empty-state.ts';
import type { KeptState } from './state/stored-tree.ts';

const id = 'drawn-products';

/** The products that a drawn page shows, as data in it. */
export function writeProducts(products: Products): string {
  // Nothing in it may end the element.
  const json = JSON.stringify(products).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** `kept` with the products of the drawn page where none were kept, so that its cards stay when taken over. */
export function withDrawnProducts(
  kept: KeptState,
  page: Pick<Document, 'getElementById'>,
): KeptState {
  const json = page.getElementById(id)?.textContent;
  if (!json || kept.utils?.allProducts.services.length) return kept;
  const allProducts: Products = JSON.parse(json);
  return { ...kept, utils: { allCategories: [], ...kept.utils, allProducts } };
}
