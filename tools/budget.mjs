// node tools/budget.mjs: how much the built pages load on a phone, compared with their budgets.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webBuilds } from './install.mjs';
import { currentBuild } from './web-build.mjs';

const discountPage = 'pages/marketing/discount/discount';
const deskPage = 'pages/desk/day/day-page';
const privacyPage = 'pages/marketing/policies/privacy';

/** Kilobytes are 1000 bytes; scripts are counted as gzip sends them. */
const budgets = [
  // The prerendered pages have no room for the store, which is loaded after them.
  ['script of / at first load', 160, (build) => firstLoad(build, 'pages/marketing/home/home')],
  ['script of /discount at first load', 160, (build) => firstLoad(build, discountPage)],
  ['script of /privacy-policy at first load', 145, (build) => firstLoad(build, privacyPage)],
  ['script of /booking at first load', 215, (build) => firstLoad(build, 'pages/book/book')],
  ['script of /desk at first load', 260, (build) => firstLoad(build, deskPage)],
  [
    'script of the whole wizard',
    300,
    (build) =>
      wizard(
        build,
        (script) =>
          ![isPaying, isWaiting, isTicket, isTight, isPushing, isByTelephone].some((isPart) =>
            isPart(script),
          ),
      ),
  ],
  // Loaded only where a studio takes payments online, or gift cards.
  ['script of paying online in the wizard', 5, (build) => wizard(build, isPaying)],
  // Loaded only beside a day without free times.
  ['script of the waiting list in the wizard', 4, (build) => wizard(build, isWaiting)],
  // Loaded behind Confirm, in parts of its own, so that no step before it waits.
  ['script of the ticket on Thank You', 5, (build) => wizard(build, isTicket)],
  // Loaded only for those who touched the body map.
  ['script of tight places in the wizard', 3, (build) => wizard(build, isTight)],
  // Loaded once a session is booked.
  ['script of pushes in the wizard', 4, (build) => wizard(build, isPushing)],
  // Loaded beside the sign-in, and shown only where a studio sends codes by WhatsApp.
  ['script of signing in by telephone in the wizard', 3, (build) => wizard(build, isByTelephone)],
  ['script of /profile at first load', 200, (build) => firstLoad(build, 'profile')],
];
const isWaiting = (script) => /^wait-for-day-/.test(script);
const isTight = (script) => /^tight-(row|places)-/.test(script);
const isTicket = (script) => /^(booked-session|how-told)-/.test(script);
const isPushing = (script) => /^(remind-here|use-push-here|push-here)-/.test(script);
const isByTelephone = (script) =>
  /^(codes-by-whatsapp|sign-in-telephone|telephone-sign-in-api)-/.test(script);
const isPaying = (script) => /^(pay-online|gift-card-(choice|code))-/.test(script);
const wizard = (build, counts) => [...wholePage(build, 'pages/book/book')].filter(counts);
/** Over HTTP/1.1 the browser loads six files at a time, each with its own headers. */
const fileBudgets = [
  ['scripts of /booking at first load', 12, 'pages/book/book'],
  ['scripts of /profile at first load', 14, 'profile'],
];
const heroBudget = ['hero on a phone, largest', 90, /^hero-mobile(-\d+)?\.(avif|webp)$/];

/** Measures the build and prints each figure; answers how many are within budget. */
export function checkBudgets(folder = join(currentBuild(webBuilds) ?? '', 'client')) {
  const build = readBuild(folder);
  const figures = budgets.map(([name, limit, scripts]) => {
    return [name, limit, kilobytes(weightOf(build, scripts(build))), ' KB'];
  });
  const hero = heaviest(join(folder, 'media'), heroBudget[2]);
  figures.push([heroBudget[0], heroBudget[1], kilobytes(hero), ' KB']);
  for (const [name, limit, page] of fileBudgets)
    figures.push([name, limit, firstLoad(build, page).size, '']);
  const strays = deskOnOtherPages(build);
  figures.push([`scripts of the desk on other pages ${strays}`.trim(), 0, strays.length, '']);
  const result = { passed: 0, failed: 0 };
  for (const [name, limit, figure, unit] of figures) {
    const kept = Number(figure) <= limit;
    console.log(`${kept ? 'ok  ' : 'FAIL'} ${name}: ${figure} of ${limit}${unit}`);
    result[kept ? 'passed' : 'failed'] += 1;
  }
  return result;
}

/** Marks of the desk's code: its API addresses, a style of its board, and an Arabic word. */
const ofDesk = /["'`](?:\/api\/v1\/)?desk\/|desk-board|مكتب الاستقبال/;

/** Scripts with code of the desk that a client's page loads, at once or lazily. */
export function deskOnOtherPages(build) {
  const pages = build.pages.filter((page) => !page.startsWith('pages/desk/'));
  const loaded = new Set(pages.flatMap((page) => [...everyScript(build, page)]));
  return [...loaded].filter((script) => ofDesk.test(build.source(script)));
}

function everyScript(build, page) {
  return closure(build, [build.entry, ...build.modulesOf(page)], () => true);
}

function weightOf(build, scripts) {
  return [...scripts].reduce((sum, script) => sum + build.weigh(script), 0);
}

/** Files needed before a page does anything: the entry, its layouts, itself, and their imports. */
export function firstLoad(build, page) {
  const start = [build.manifest, build.entry, ...build.modulesOf(page)];
  return closure(build, start, () => false);
}

/** The first load, and everything that the page itself loads lazily. */
export function wholePage(build, page) {
  const shell = closure(build, [build.entry, ...build.modulesOf(page).slice(0, -1)], () => false);
  return closure(
    build,
    [build.manifest, build.entry, ...build.modulesOf(page)],
    // Anything that the shell loads lazily, such as another language, does not count for the page.
    (script) => !shell.has(script),
  );
}

function closure(build, start, followsLater) {
  const found = new Set();
  const open = [...start];
  for (let script = open.pop(); script !== undefined; script = open.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const { now, later } = build.importsOf(script);
    open.push(...now, ...(followsLater(script) ? later : []));
  }
  return found;
}

/** The scripts of a build folder: their imports, and their sizes. */
export function readBuild(folder) {
  const assets = join(folder, 'assets');
  const manifestName = existsSync(assets)
    ? readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
    : undefined;
  if (!manifestName) throw new Error(`${folder} holds no build of the web.`);
  const text = readFileSync(join(assets, manifestName), 'utf8');
  const { entry, routes } = JSON.parse(/=\s*(\{[\s\S]*\})/.exec(text)[1]);
  const nameOf = (address) => address.split('/').at(-1);
  const source = (script) => readFileSync(join(assets, script), 'utf8');
  return {
    manifest: manifestName,
    entry: nameOf(entry.module),
    modulesOf(page) {
      const modules = [];
      for (let route = routes[page]; route; route = routes[route.parentId])
        modules.unshift(nameOf(route.module));
      if (modules.length === 0) throw new Error(`The build has no page ${page}.`);
      return modules;
    },
    pages: Object.keys(routes),
    source,
    importsOf: (script) => importsIn(source(script)),
    weigh: (script) => gzipSync(source(script), { level: 9 }).length,
  };
}

/** Scripts that a script imports, statically and lazily. */
export function importsIn(code) {
  const named = (pattern) => [...code.matchAll(pattern)].map(([, name]) => name);
  return {
    now: named(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
    later: named(/\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
  };
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

function heaviest(folder, pattern) {
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  if (names.length === 0) throw new Error(`${folder} holds no hero.`);
  return Math.max(...names.map((name) => statSync(join(folder, name)).size));
}

if (process.argv[1]?.endsWith('budget.mjs')) {
  process.exit(checkBudgets(process.argv[2]).failed > 0 ? 1 : 0);
}
