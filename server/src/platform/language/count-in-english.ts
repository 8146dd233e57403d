/** A number with its noun, which agrees with it: '1 hour', '3 hours'. */
export function countInEnglish(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
