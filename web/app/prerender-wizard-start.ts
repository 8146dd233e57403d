import { withEarlyRequests } from './early-requests.ts';
import { writeProducts } from './prerendered-products.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { drawnState } from './state/store.ts';

/**
 * The `html` of the wizard's first step with the products it was rendered from. Its scripts do not
 * wait for pictures, as it is there to be used.
 */
export function asFirstStep(html: string): string {
  const data = writeProducts(drawnState().utils.allProducts);
  const withData = html.replace('</body>', () => `${data}</body>`);
  return scriptsAfterPaint(withEarlyRequests(withData), 'paint');
}
