// Measures, once everything is installed and built; see ../bench-web.mjs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measurePage } from './measure-page.mjs';
import { openChromium } from './open-chromium.mjs';
import { printPages } from './print-pages.mjs';
import { serveBareHero } from './serve-bare-hero.mjs';
import { openSignedIn } from './sign-in.mjs';
import { startProduct } from './start-product.mjs';

const anyone = ['/', '/discount', '/privacy-policy', '/booking'];
const signedIn = ['/profile'];

const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 5);
const asked = process.argv.slice(2).filter((arg) => arg.startsWith('/'));
const wanted = (path) => asked.length === 0 || asked.includes(path);

const executablePath = process.env.E2E_BROWSER || undefined;
const folder = mkdtempSync(join(tmpdir(), 'limber-bench-web-'));
const product = await startProduct(folder);
const bare = await serveBareHero();
const pages = [];
try {
  const visitor = await openBrowser('visitor');
  if (asked.length === 0) pages.push(await measure(visitor, `${bare.address}/`, 'bare hero'));
  for (const path of anyone.filter(wanted))
    pages.push(await measure(visitor, product.address + path, path));
  await visitor.close();
  if (signedIn.some(wanted)) {
    const client = await openBrowser('client', (page) => openSignedIn(page, product.address));
    for (const path of signedIn.filter(wanted))
      pages.push(await measure(client, product.address + path, path, true));
    await client.close();
  }
  printPages(pages, runs);
} finally {
  await bare.stop();
  await product.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function measure({ port }, address, name, staysSignedIn = false) {
  console.log(`Measuring ${name}`);
  return measurePage({ address, name, port, runs, staysSignedIn });
}

function openBrowser(name, prepare) {
  return openChromium({ profile: join(folder, name), executablePath, prepare });
}
