import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const names = new Set(files.map((file) => basename(file)));

/** Written by runs of their own time, or told of releases that are over. */
const OF_THEIR_TIME = /^(?:docs\/battery\.md|CHANGELOG\.md|server\/migrations\/.*)$/;

const IN_COMMENT = /(?:\/\/|\/\*|^\s*\*)(.*)/;
const IMPORT = /^\s*(?:import|export|\} from)\b/;
const FILE = /(?<![\w/.@*<{$-])(?:[\w.-]+\/)*[a-z][\w-]*(?:\.test|\.spec)?\.(?:tsx|ts|mjs|css)\b/g;

/** Files that a comment of `text`, or a page of words, names and nobody has. */
function goneFrom(file, text) {
  return text.split('\n').flatMap((line, at) => {
    const words = file.endsWith('.md') ? line : (IN_COMMENT.exec(line)?.[1] ?? '');
    if (IMPORT.test(line)) return [];
    const gone = (words.match(FILE) ?? []).filter((name) => !names.has(basename(name)));
    return gone.map((name) => `${file}:${at + 1}: ${name}`);
  });
}

test('a file named in a comment or a document is there', () => {
  const read = files.filter(
    (file) =>
      /\.(?:tsx?|mjs|css|md)$/.test(file) && !/\.test\./.test(file) && !OF_THEIR_TIME.test(file),
  );
  expect(read.length).toBeGreaterThan(1500);
  expect(read.flatMap((file) => goneFrom(file, readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  );
});

test('one that is gone would be found', () => {
  expect(goneFrom('a.ts', 'x(); // see no-such-file.ts\n * and install.mjs')).toEqual([
    'a.ts:1: no-such-file.ts',
  ]);
  expect(goneFrom('docs/a.md', 'The rule is in `server/src/no-rules.ts`.')).toEqual([
    'docs/a.md:1: server/src/no-rules.ts',
  ]);
});
