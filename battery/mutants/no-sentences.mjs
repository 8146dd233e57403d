/** Text that people read: a mutant of it is a typo, which no test of a rule should spell out. */
const sentences = {
  shouldIgnore: (path) =>
    path.isObjectExpression() && hasNames(path.node, ['en', 'ar'])
      ? 'A sentence is read, not judged.'
      : undefined,
};

/**
 * As StrykerJS declares a plugin; its package for that would have to be installed for everybody.
 */
export const strykerPlugins = [{ kind: 'Ignore', name: 'sentences', value: sentences }];

function hasNames({ properties }, names) {
  return names.every((name) => properties.some(({ key }) => key?.name === name));
}
