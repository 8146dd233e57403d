// Each build of the web has a folder of its own, so that a process that serves one keeps it whole
// while and after the next is made. Only node: modules here: it runs before anything is installed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Builds that stay for processes which still serve them, the current one among them. */
const KEPT = 4;

/** Folder of the build that a process started now is to serve, or null; its name is its fingerprint. */
export function currentBuild(builds) {
  const pointer = join(builds, 'current');
  const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  return name && existsSync(join(builds, name)) ? join(builds, name) : null;
}

/**
 * Lets `build` fill a new folder below `builds` and puts it in the place of the current one, at once
 * and only when it is whole. `fingerprint` is asked afterwards: building may itself write a source.
 */
export function makeBuild(builds, build, fingerprint) {
  mkdirSync(builds, { recursive: true });
  const fresh = mkdtempSync(join(builds, 'next-'));
  build(fresh);
  const name = fingerprint();
  // Another process made the same meanwhile.
  if (existsSync(join(builds, name))) rmSync(fresh, { recursive: true, force: true });
  else renameSync(fresh, join(builds, name));
  const pointer = join(builds, `current-${process.pid}`);
  writeFileSync(pointer, name);
  renameSync(pointer, join(builds, 'current'));
  forgetOld(builds, name);
}

function forgetOld(builds, current) {
  const left = readdirSync(builds).filter((name) => name.startsWith('next-'));
  for (const name of left) {
    const path = join(builds, name);
    // Older than any build takes: it was interrupted.
    if (Date.now() - statSync(path).mtimeMs > 3_600_000) rmSync(path, { recursive: true });
  }
  const old = readdirSync(builds)
    .filter((name) => /^[0-9a-f]{64}$/.test(name) && name !== current)
    .map((name) => ({ path: join(builds, name), at: statSync(join(builds, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { path } of old.slice(KEPT - 1)) rmSync(path, { recursive: true, force: true });
}
