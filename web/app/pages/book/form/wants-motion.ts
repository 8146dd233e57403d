/** False for visitors who asked their machine for less motion. */
export function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
