import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildWebWhenNeeded } from './install.mjs';
import { currentBuild, makeBuild } from './web-build.mjs';

let builds;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'limber-builds-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(builds, { recursive: true });
});

const page = (folder) => readFileSync(join(folder, 'index.html'), 'utf8');
const hash = (letter) => letter.repeat(64);

function make(letter, whileBuilding = () => {}) {
  const fill = (folder) => {
    mkdirSync(folder, { recursive: true });
    whileBuilding();
    writeFileSync(join(folder, 'index.html'), letter);
  };
  makeBuild(builds, fill, () => hash(letter));
}

test('a served build stays unchanged during and after the next one', () => {
  expect(currentBuild(builds)).toBeNull();
  make('a');
  const served = currentBuild(builds);
  make('b', () => {
    expect(currentBuild(builds)).toBe(served);
    expect(page(served)).toBe('a');
  });
  expect(page(currentBuild(builds))).toBe('b');
  expect(page(served)).toBe('a');
});

test('a build that fails replaces nothing', () => {
  make('a');
  const fails = () => {
    throw new Error('No room is left.');
  };
  expect(() => make('b', fails)).toThrow('No room is left.');
  expect(page(currentBuild(builds))).toBe('a');
});

test('the same build made twice at once exists once', () => {
  make('a', () => make('a'));
  expect(page(currentBuild(builds))).toBe('a');
  expect(readdirSync(builds).sort()).toEqual([hash('a'), 'current']);
});

test('few old builds are kept', () => {
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) make(letter);
  expect(readdirSync(builds)).toHaveLength(5);
  expect(page(currentBuild(builds))).toBe('f');
});

test('the address does not affect the build: a process started at another one serves the same', () => {
  const fill = vi.fn((folder) => mkdirSync(folder, { recursive: true }));
  const build = () => buildWebWhenNeeded(builds, fill);
  build();
  const served = currentBuild(builds);
  for (const [name, value] of [
    ['PORT', '4444'],
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://limber.example'],
    ['NODE_ENV', 'production'],
  ]) {
    vi.stubEnv(name, value);
    build();
    expect(currentBuild(builds)).toBe(served);
  }
  expect(fill).toHaveBeenCalledOnce();
});
