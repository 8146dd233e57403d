/** False when the visitor's system asks for reduced motion. */
export function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
