import { exactly, type Finding } from '../drill.ts';

/** Makes up something that is nowhere else. */
export function markOf(marks: Set<string>, name: string, round: number): string {
  const made = `canary${name}${String(round).padStart(4, 'x')}`;
  marks.add(made);
  return made;
}

/** Says which of the marks stand in a text, however they are written around. */
export function marksIn(place: string, text: string, marks: ReadonlySet<string>): Finding {
  const cases = [...marks].flatMap((mark) => {
    const at = find(text, mark);
    return at < 0 ? [] : text.slice(Math.max(0, at - 60), at + mark.length + 20);
  });
  return exactly(`marks in ${place}`, cases.length, 0, cases);
}

function find(text: string, mark: string): number {
  // Six digits are in many a number and in the fraction of another; anything longer is nowhere by chance.
  const isCode = /^\d{6}$/.test(mark);
  return isCode ? text.search(new RegExp(`(?<![\\w.])${mark}(?!\\w)`)) : text.indexOf(mark);
}
