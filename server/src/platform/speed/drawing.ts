import { drawFirstStep } from './drawing/draw-first-step.ts';
import { keepDrawn } from './drawing/keep-drawn.ts';

/**
 * Keeps the wizard's first step drawn, by the web's build in `folder`, from the products that
 * `read` returns. Null until the first drawing is done; a failure is passed to `warn`.
 */
export function keepFirstStepDrawn<Products>(
  folder: string,
  read: () => Products,
  warn: (failure: unknown) => void,
): () => string | null {
  return keepDrawn(read, (products) => drawFirstStep(folder, products), warn);
}
