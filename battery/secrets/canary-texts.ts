import { exactly, type Finding } from '../drill.ts';

/** Makes up a unique text. */
export function markOf(marks: Set<string>, name: string, round: number): string {
  const made = `canary${name}${String(round).padStart(4, 'x')}`;
  marks.add(made);
  return made;
}

/** Which of the marks occur in a text, in any encoding. */
export function marksIn(place: string, text: string, marks: ReadonlySet<string>): Finding {
  const cases = [...marks].flatMap((mark) => {
    const at = find(text, mark);
    return at < 0 ? [] : text.slice(Math.max(0, at - 60), at + mark.length + 20);
  });
  return exactly(`marks in ${place}`, cases.length, 0, cases);
}

function find(text: string, mark: string): number {
  // Six digits occur in many numbers and fractions; anything longer does not occur by chance.
  const isCode = /^\d{6}$/.test(mark);
  return isCode ? text.search(new RegExp(`(?<![\\w.])${mark}(?!\\w)`)) : text.indexOf(mark);
}
