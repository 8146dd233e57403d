import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findHeld } from './find-held.mjs';

const PLACES = ['contract', 'server', 'web', 'e2e'];
const NOT_OURS = new Set(['node_modules', 'build', 'data', '.react-router', 'test-results']);
const TEST = /\.(?:test|spec)\.(?:tsx?|mjs)$/;

/**
 * Reads docs/behaviours.txt and every test below `root`. Answers the list as Markdown, and
 * the problems: behaviours that no test holds, and tags that name no behaviour.
 */
export function listCoverage(root) {
  const groups = readBehaviours(readFileSync(join(root, 'docs/behaviours.txt'), 'utf8'));
  const known = new Set(groups.flatMap(({ behaviours }) => behaviours.map(({ id }) => id)));
  const holders = new Map();
  const problems = [];
  for (const file of PLACES.flatMap((place) => listFiles(join(root, place))).sort()) {
    const path = relative(root, file).split(sep).join('/');
    for (const { title, ids } of findHeld(readFileSync(file, 'utf8'))) {
      for (const id of ids) {
        if (!known.has(id)) problems.push(`${path}: @${id} names no behaviour.`);
        holders.set(id, [...(holders.get(id) ?? []), { path, title }]);
      }
    }
  }
  for (const id of known) if (!holders.has(id)) problems.push(`${id} is held by no test.`);
  return { text: asMarkdown(groups, holders), problems };
}

function readBehaviours(text) {
  const groups = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) groups.push({ name: line.slice(2), behaviours: [] });
    const found = /^([A-Z0-9]+-\d\d) (.+)$/.exec(line);
    if (found) groups.at(-1).behaviours.push({ id: found[1], sentence: found[2] });
  }
  return groups;
}

function asMarkdown(groups, holders) {
  const sections = groups.map(({ name, behaviours }) => {
    const rows = behaviours.map(({ id, sentence }) => {
      const tests = (holders.get(id) ?? []).map(
        ({ path, title }) => `${cell(title)} (\`${path}\`)`,
      );
      return `| ${id} | ${cell(sentence)} | ${tests.join('<br>') || '**none**'} |`;
    });
    return [`## ${name}`, '', '| id | behaviour | held by |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  return `${OPENING}\n${sections.join('\n\n')}\n`;
}

const OPENING = '# What the product does, and which test would notice\n';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return TEST.test(entry.name) ? [path] : [];
  });
}
