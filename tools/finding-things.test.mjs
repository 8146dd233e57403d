import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

test('what the list of findings names is there', () => {
  const list = readFileSync(join(root, 'docs/finding-things.md'), 'utf8');
  const named = [...list.matchAll(/^\| .* \| `([^`]+)` \|$/gm)].map(([, file]) => file);
  expect(named.length).toBeGreaterThanOrEqual(25);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** A file as comments name it, with or without its folders. */
const NAMED = /(?<![\w@./*{}-])[\w-][\w./-]*\.(?:tsx?|mjs|css|sql)\b/g;
/** Not a file, but how files of a kind are called. */
const PATTERN = /^NNNN-/;

test('a file that a comment names is there', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const ends = new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  );
  const gone = files
    .filter((file) => /\.(?:tsx?|mjs|css|sql)$/.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line) => line.match(/^\s*(?:\/?\*|\/\/|--|\{\/\*).*/)?.[0].match(NAMED) ?? [])
        .filter((name) => !PATTERN.test(name) && !ends.has(name))
        .map((name) => `${file} names ${name}`),
    );
  expect(gone).toEqual([]);
});
