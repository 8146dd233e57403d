// Each build of the web has its own folder, so that a process serving one keeps it whole during and
// after the next. Only node: modules here: it runs before anything is installed.
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

/** Builds kept for processes that still serve them, including the current one. */
const KEPT = 4;

/** Folder of the build for a process started now, or null; its name is its fingerprint. */
export function currentBuild(builds) {
  const pointer = join(builds, 'current');
  const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  return name && existsSync(join(builds, name)) ? join(builds, name) : null;
}

/**
 * Lets `build` fill a new folder below `builds`, then makes it the current one atomically, only
 * when it is complete. `fingerprint` is computed afterwards, as building may itself write a source.
 */
export function makeBuild(builds, build, fingerprint) {
  mkdirSync(builds, { recursive: true });
  const fresh = mkdtempSync(join(builds, 'next-'));
  build(fresh);
  const name = fingerprint();
  // Another process made the same build meanwhile.
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
