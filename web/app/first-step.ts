import { withEarlyQuestions } from './ask-early.ts';
import { writeProducts } from './drawn-products.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { drawnState } from './state/store.ts';

/**
 * `html` of the wizard's first step with the products that it was drawn of. Its scripts wait for no picture: it
 * is there to be used.
 */
export function asFirstStep(html: string): string {
  const data = writeProducts(drawnState().utils.allProducts);
  const withData = html.replace('</body>', () => `${data}</body>`);
  return scriptsAfterPaint(withEarlyQuestions(withData), 'paint');
}
