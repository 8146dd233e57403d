import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRooms } from './check-rooms.mjs';

const house = resolve(import.meta.dirname, '../..');
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'limber-rooms-'));
  for (const folder of ['.', 'contract', 'server', 'web']) {
    mkdirSync(join(root, folder), { recursive: true });
    cpSync(join(house, folder, 'package.json'), join(root, folder, 'package.json'));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const modules = 'server/src/modules';
const desk = 'web/app/pages/desk';

test.each([
  ['contract/src/auth.ts', "import '../../server/src/app.ts';", /contract may not import assembly/],
  ['contract/src/auth.ts', "import 'fastify';", /fastify is not in the package.json of contract/],
  [`${modules}/auth/rules.ts`, "import { x } from './queries.ts';", /rules may not import queries/],
  [`${modules}/auth/rules.ts`, "import { x } from '@limber/contract/auth.ts';", /rules may not/],
  ['web/app/pages/a/a.tsx', "import { x } from '@limber/contract/auth.ts';", /page may not import/],
  ['contract/src/terms/uploads.ts', "import '../auth.ts';", /terms may not import contract/],
  [
    `${modules}/auth/rules.ts`,
    "import '../../../../contract/src/terms/uploads.ts';",
    /imports contract\/src\/terms\/uploads.ts by its folder/,
  ],
  [`${modules}/auth/rules.ts`, "import 'kysely';", /rules may not import the package kysely/],
  [`${modules}/auth/queries.ts`, "import 'fastify';", /queries may not import the package fastify/],
  [`${modules}/auth/queries.ts`, "import './register.ts';", /queries may not import verb/],
  [
    `${modules}/auth/queries.ts`,
    "import '../../platform/speed/pipelining/client.ts';",
    /queries may not import inside of speed/,
  ],
  [
    'server/src/platform/speed/one-at-a-time.ts',
    "import '@limber/contract/auth.ts';",
    /speed may not/,
  ],
  [`${modules}/desk/book.ts`, "import '../auth/queries.ts';", /verb may not import queries/],
  [`${modules}/desk/book.ts`, "import './routes.ts';", /verb may not import routes/],
  [`${modules}/auth/log-in.ts`, "import '../desk/open.ts';", /auth may not import module desk/],
  [`${modules}/auth/code/rules.ts`, "import { x } from '../queries.ts';", /rules may not import/],
  [`${modules}/auth/code/queries.ts`, "import './send.ts';", /queries may not import verb/],
  [`${modules}/desk/queries.ts`, "import '../auth/queries.ts';", /queries may not import queries/],
  [`${modules}/auth/queries/codes.ts`, "import '../register.ts';", /queries may not import verb/],
  [`${modules}/desk/day/open.ts`, "import '../../auth/queries.ts';", /verb may not import queries/],
  [`${modules}/desk/open.ts`, "import '../auth/code/queries.ts';", /verb may not import queries/],
  [`${modules}/desk/open.ts`, "import '../auth/queries/codes.ts';", /verb may not import queries/],
  [`${modules}/auth/code/send.ts`, "import '../routes.ts';", /verb may not import routes/],
  [`${modules}/auth/code/send.ts`, "import '../../desk/open.ts';", /auth may not import module/],
  [`${modules}/auth/code/deep/send.ts`, "import './x.ts';", /which is in no room/],
  [`${modules}/gym/open.ts`, "import '../auth/log-in.ts';", /gym has no place/],
  [
    'server/src/platform/database/db.ts',
    "import '../../modules/auth/log-in.ts';",
    /platform may not import verb/,
  ],
  ['web/app/pages/book/book.tsx', "import '../login/login.tsx';", /page may not import page/],
  ['web/app/pages/book/book.tsx', "import 'fastify';", /fastify is not in the package.json of web/],
  ['web/app/pages/book/book.tsx', "import '../../../../server/src/app.ts';", /may not import/],
  [
    `${desk}/money/till.tsx`,
    "import '../clients/client.tsx';",
    /wing money may not import clients/,
  ],
  [`${desk}/frame/bar.tsx`, "import '../desk.tsx';", /wing frame may not import desk.tsx/],
  [`${desk}/stock/page.tsx`, "import '../frame/bar.tsx';", /stock is no wing of the desk/],
  ['web/app/lib/money.ts', "import 'node:fs';", /not there in a browser/],
  ['web/app/ui/button.tsx', "import 'react-router';", /ui may not import the package react-router/],
  ['web/app/ui/button.tsx', "import '../state/store.ts';", /ui may not import state/],
  [
    'web/app/state/store.ts',
    "import '../components/header.tsx';",
    /state may not import component/,
  ],
  ['e2e/home.spec.ts', "import '../server/src/app.ts';", /journeys may not import assembly/],
])('a wrong import planted in %s is reported: %s', (path, text, sentence) => {
  plant(path, text);
  expect(checkRooms(root)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  ["export { x } from './queries.ts';"],
  ["export * from './queries.ts';"],
  ["const late = () => import('./queries.ts');"],
  ["type Row = import('./queries.ts').Row;"],
  ["import type { Row } from './queries.ts';"],
])('however it is written: %s', (text) => {
  plant(`${modules}/auth/rules.ts`, text);
  expect(checkRooms(root)).toEqual([expect.stringContaining('rules may not import queries')]);
});

test('an import in a comment or a string does not count', () => {
  plant(
    `${modules}/auth/rules.ts`,
    "// import './queries.ts'\nexport const a = \"import './b.ts'\";",
  );
  expect(checkRooms(root)).toEqual([]);
});

test('imports that the plan allows are not reported', () => {
  plant(`${modules}/bookings/rules.ts`, "import type { A } from '@limber/contract/bookings.ts';");
  plant(`${modules}/auth/rules.ts`, "import { B } from '@limber/contract/terms/uploads.ts';");
  plant(`${modules}/bookings/book.ts`, "import { b } from '../scheduling/find-free-starts.ts';");
  plant(`${modules}/bookings/changing/cancel.ts`, "import '../booking/queries.ts';");
  plant(`${modules}/bookings/booking/queries.ts`, "import { a } from './rules.ts';");
  plant(`${modules}/bookings/changing/queries.ts`, "import { a } from '../queries.ts';");
  plant(`${modules}/bookings/routes.ts`, "import './queries/own.ts';\nimport './booking/book.ts';");
  plant('web/app/pages/book/book.tsx', "import '../../ui/button.tsx';\nexport default 1;");
  plant('web/app/ui/button.tsx', "import { Button } from 'react-aria-components';");
  expect(checkRooms(root)).toEqual([]);
});

test.each([
  ['server/src/platform/utils.ts', /does not say what is in the file/],
  ['server/src/modules/bookings/booking-service.ts', /does not say what is in the file/],
  ['web/app/lib/date-helpers.ts', /does not say what is in the file/],
  ['web/app/components/index.ts', /does not say what is in the file/],
  ['web/app/components/Header.tsx', /kebab-case/],
  ['server/src/platform/readConfig.ts', /kebab-case/],
])('the name %s is reported', (path, sentence) => {
  plant(path);
  expect(checkRooms(root)).toEqual([expect.stringMatching(sentence)]);
});

test('a default export is reported, except in a route module', () => {
  plant('web/app/routes.ts', "export default [layout('components/frame.tsx')];");
  plant('web/app/components/frame.tsx', 'export default function Frame() {}');
  plant('web/app/pages/book/book.tsx', 'export default function Book() {}');
  plant('web/app/components/layout/header.tsx', 'export default function Header() {}');
  plant('web/app/lib/money.ts', 'const a = 1;\nexport { a as default };');
  expect(checkRooms(root)).toEqual([
    expect.stringMatching(/^web\/app\/components\/layout\/header.tsx: a default export/),
    expect.stringMatching(/^web\/app\/lib\/money.ts: a default export/),
  ]);
});

test('an import cycle is reported once, types included', () => {
  plant('web/app/lib/dates.ts', "import { m } from './money.ts';");
  plant('web/app/lib/money.ts', "import type { T } from './theme.ts';");
  plant('web/app/lib/theme.ts', "import { d } from './dates.ts';");
  plant('web/app/lib/language.ts', "import { d } from './dates.ts';");
  plant('web/app/lib/initials.ts', "import { i } from './initials.ts';");
  const dates = 'web/app/lib/dates.ts, web/app/lib/money.ts, web/app/lib/theme.ts';
  expect(checkRooms(root).sort()).toEqual([
    `web/app/lib/dates.ts: imports itself in a circle of ${dates}.`,
    'web/app/lib/initials.ts: imports itself in a circle of web/app/lib/initials.ts.',
  ]);
});

test('a folder of more than 25 sources is reported; tests and other folders are not counted', () => {
  const files = (amount, name) => {
    for (let number = 0; number < amount; number++) plant(`web/app/lib/${name(number)}`);
  };
  files(25, (number) => `part-${number}.ts`);
  files(3, (number) => `part-${number}.test.ts`);
  plant('web/app/lib/more/part.ts');
  expect(checkRooms(root)).toEqual([]);
  plant('web/app/lib/one-more.ts');
  expect(checkRooms(root)).toEqual(['web/app/lib: 26 sources are more than 25.']);
});
