import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Words that people read: a mutant of them is a slip of the pen, which no test of a rule should spell out. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'sentences', {
    shouldIgnore: (path) =>
      path.isObjectExpression() && hasNames(path.node, ['en', 'ar'])
        ? 'A sentence is read, not judged.'
        : undefined,
  }),
];

function hasNames({ properties }, names) {
  return names.every((name) => properties.some(({ key }) => key?.name === name));
}
