// Only templates span several lines; a lone quotation mark in a pattern ends with its line.
const TITLE = /(`)((?:\\.|[^\\`])*)`|(['"])((?:\\.|(?!\3)[^\\\n])*)\3/gs;
const TAG = /@([A-Z][A-Z0-9]*-\d\d)\b/g;

/**
 * Behaviours that the tests of one file declare: titles without tags, and ids. A test declares them
 * with tags such as `@NAV-05` at the end of its title, or of its group's.
 */
export function findHeld(source) {
  const held = [];
  // An apostrophe in a comment would be taken for a quotation mark.
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  for (const [, , template, , line] of code.matchAll(TITLE)) {
    const title = template ?? line ?? '';
    const ids = [...title.matchAll(TAG)].map(([, id]) => id);
    if (ids.length === 0) continue;
    held.push({ title: title.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').trim(), ids });
  }
  return held;
}
