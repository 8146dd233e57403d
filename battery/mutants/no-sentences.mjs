/** Words that people read: a mutant of them is a slip of the pen, which no test of a rule should spell out. */
const sentences = {
  shouldIgnore: (path) =>
    path.isObjectExpression() && hasNames(path.node, ['en', 'ar'])
      ? 'A sentence is read, not judged.'
      : undefined,
};

/** As StrykerJS declares a plugin; its own package for that would be one more to install for all. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'sentences', value: sentences }];

function hasNames({ properties }, names) {
  return names.every((name) => properties.some(({ key }) => key?.name === name));
}
