import type { Muscle } from './muscles.ts';

const touched: Muscle[] = [];

function hear({ target }: Event) {
  const muscle = target instanceof SVGElement ? target.dataset.muscle : undefined;
  if (muscle) touched.push(muscle as Muscle);
}

/** Notes what is touched on the figure before its code is there, so that no touch is lost. */
export function hearEarlyTouches(): void {
  document.addEventListener('click', hear, { capture: true });
}

/** What was touched until now, in order; from then on the figure hears for itself. */
export function takeEarlyTouches(): Muscle[] {
  document.removeEventListener('click', hear, { capture: true });
  return touched.splice(0);
}
