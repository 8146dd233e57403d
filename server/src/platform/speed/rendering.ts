import { cacheRendered } from './rendering/cache-rendered.ts';
import { renderFirstStep } from './rendering/render-first-step.ts';

/**
 * Keeps the wizard's first step drawn, by the web's build in `folder`, from the products that
 * `read` returns. Null until the first drawing is done; a failure is passed to `warn`.
 */
export function keepFirstStepRendered<Products>(
  folder: string,
  read: () => Products,
  warn: (failure: unknown) => void,
): () => string | null {
  return cacheRendered(read, (products) => renderFirstStep(folder, products), warn);
}
