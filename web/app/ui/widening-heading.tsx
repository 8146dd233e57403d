import { Fragment } from 'react';

interface Props {
  text: string;
  /** On page load, or with scrolling as the heading comes into view. */
  when: 'page-comes' | 'in-view';
  /**
   * Words that end a line. If the text has them, its lines are fixed and do not move when the font
   * is replaced; without them it wraps as usual.
   */
  lineEnds?: readonly string[];
}

/**
 * A heading whose letters widen along the typeface's width axis. Their final width is reserved from
 * the start, so that neither letters nor lines move; see widening-heading.css.
 */
export function WideningHeading({ text, when, lineEnds = [] }: Props) {
  const words = text.split(' ');
  if (words.some((word) => lineEnds.includes(word))) {
    return setLines(words, lineEnds).map((line) => (
      <span key={line} className={`stretched-line ${when}`}>
        {line}{' '}
      </span>
    ));
  }
  return words.map((word, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
    <Fragment key={position}>
      {position > 0 && ' '}
      <span data-word={word} className={`stretched ${when}`}>
        <span>{word}</span>
      </span>
    </Fragment>
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
