// Writes a .br and a .gz beside every text file of a folder, so that no request waits for
// compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
const SMALLEST_BYTES = 1024;

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
