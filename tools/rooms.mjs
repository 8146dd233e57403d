// Who may import whom, and what files may be called. Pure: texts in, breaches out.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { importsOf } from './imports-of.mjs';
import { nameBreaches } from './room-names.mjs';
import { mayImport } from './room-table.mjs';
import { placeOf } from './rooms-of-files.mjs';

/**
 * Every breach of the rooms among the files.
 * @param {{path: string, text: string}[]} files paths from the root, with forward slashes
 * @returns {{path: string, line: number, what: string, sentence: string}[]}
 */
export function breaches(files) {
  return files.flatMap((file) => [...nameBreaches(file, files), ...importBreaches(file)]);
}

function importBreaches({ path, text }) {
  const from = placeOf(path);
  if (from.room === 'nowhere') {
    const sentence = 'a source file lives in one of the rooms of docs/decisions/0020-rooms-check.md.';
    return [{ path, line: 1, what: 'stands in no room', sentence }];
  }
  return importsOf(text).flatMap(({ specifier, line, typeOnly }) => {
    const sentence = mayImport(from, targetOf(path, specifier), typeOnly);
    return sentence ? [{ path, line, what: `imports ${specifier}`, sentence }] : [];
  });
}

/** Where an import leads: a place in this repository, or a vendor by package name. */
function targetOf(path, specifier) {
  if (specifier.startsWith('.')) {
    return placeOf(posix.join(posix.dirname(path), specifier));
  }
  const shared = /^@limber\/contract\/(.+)$/.exec(specifier);
  if (shared) return placeOf(`contract/src/${shared[1]}`);
  if (isBuiltin(specifier)) return { room: 'vendor', name: 'node' };
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return { room: 'vendor', name };
}
