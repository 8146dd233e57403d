import * as bidiJs from 'bidi-js';

/** In which direction words are read as a whole. */
export type Reading = 'ltr' | 'rtl';

// Its types speak of a module, what Node loads is the function itself.
const bidi = (bidiJs.default as unknown as typeof bidiJs.default.default)();

/**
 * The pieces of a line from left to right on paper, by the Unicode bidirectional algorithm. An
 * Arabic piece keeps its reading order: shaping reverses it.
 */
export function piecesOf(line: string, reading: Reading): string[] {
  const found = bidi.getEmbeddingLevels(line, reading);
  const mirrored = bidi.getMirroredCharactersMap(line, found.levels);
  const pieces: { text: string; isTurned: boolean }[] = [];
  for (const at of bidi.getReorderedIndices(line, found)) {
    const letter = mirrored.get(at) ?? line[at] ?? '';
    if (isUnseen(letter)) continue;
    const isTurned = (found.levels[at] ?? 0) % 2 === 1;
    const last = pieces.at(-1);
    if (last?.isTurned !== isTurned) pieces.push({ text: letter, isTurned });
    else last.text = isTurned ? letter + last.text : last.text + letter;
  }
  return pieces.map(({ text, isTurned }) =>
    isTurned && !/\p{Script=Arabic}/u.test(text) ? [...text].reverse().join('') : text,
  );
}

/** Text broken at allowed places into lines that fit `width`, as `measure` says. */
export function linesOf(words: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of words.split('\n')) {
    if (measure(paragraph) <= width) {
      lines.push(paragraph);
      continue;
    }
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

/** Marks of direction have done their work; halves of pictures are in no font. */
function isUnseen(letter: string): boolean {
  return /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/.test(letter);
}
