interface Props {
  text: string;
  /** On page load, or with scrolling until the heading is in sight. */
  when: 'page-comes' | 'in-view';
  /**
   * Words that end a line. If the text has them, its lines are fixed and widen; without them, as in
   * Arabic, whose letters are joined, it wraps as usual and stands still.
   */
  lineEnds: readonly string[];
}

/** A heading whose lines widen along the typeface's width axis; see widening-heading.css. */
export function WideningHeading({ text, when, lineEnds }: Props) {
  const words = text.split(' ');
  if (!words.some((word) => lineEnds.includes(word))) return text;
  return setLines(words, lineEnds).map((line) => (
    <span key={line} className={`stretched-line ${when}`}>
      {line}{' '}
    </span>
  ));
}

function setLines(words: readonly string[], lineEnds: readonly string[]): string[] {
  const lines = [''];
  for (const word of words) {
    lines.push(`${lines.pop()} ${word}`.trim());
    if (lineEnds.includes(word)) lines.push('');
  }
  return lines.filter(Boolean);
}
