import { Fragment } from 'react';

interface Props {
  text: string;
  /** Once as the page comes, or with the scroll as the heading comes into view. */
  when: 'page-comes' | 'in-view';
  /**
   * Words that end a line. Where the text has them its lines are set and keep their places even when
   * the letters of another face come; without them it breaks where it must.
   */
  lineEnds?: readonly string[];
}

/**
 * A heading whose letters grow wide on the face's own width axis. Room for their final width is held
 * from the start, so that neither a letter nor a line moves; see stretched.css.
 */
export function Stretched({ text, when, lineEnds = [] }: Props) {
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
