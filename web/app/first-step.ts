import { withEarlyQuestions } from './ask-early.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import type { Products } from './state/empty-state.ts';
import { drawnState } from './state/store.ts';

const id = 'drawn-products';

/**
 * `html` of the wizard's first step with the products that it was drawn of, as data in it. Its scripts wait for
 * no picture: it is there to be used.
 */
export function asFirstStep(html: string): string {
  // Nothing in it may end the element.
  const json = JSON.stringify(drawnState().utils.allProducts).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="${id}">${json}</script>`;
  const withData = html.replace('</body>', () => `${data}</body>`);
  return scriptsAfterPaint(withEarlyQuestions(withData), 'paint');
}

/** The products that the page at hand was drawn of; undefined where it is another. */
export function readDrawnProducts(page: Pick<Document, 'getElementById'>): Products | undefined {
  const json = page.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
