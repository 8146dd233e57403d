// Only a template runs over several lines; a lone quotation mark in a pattern ends with its own.
const TITLE = /(`)((?:\\.|[^\\`])*)`|(['"])((?:\\.|(?!\3)[^\\\n])*)\3/gs;
const TAG = /@([A-Z][A-Z0-9]*-\d\d)\b/g;

/**
 * The behaviours that the tests of one file say they hold: title without tags, and the ids. A test
 * says so by ending its title, or that of its group, in tags such as `@NAV-05`.
 */
export function findHeld(source) {
  const held = [];
  // An apostrophe in a comment would pass for a quotation mark.
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  for (const [, , template, , line] of code.matchAll(TITLE)) {
    const title = template ?? line ?? '';
    const ids = [...title.matchAll(TAG)].map(([, id]) => id);
    if (ids.length === 0) continue;
    held.push({ title: title.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').trim(), ids });
  }
  return held;
}
