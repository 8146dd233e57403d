import { expect, test } from 'vitest';
import { deskOnOtherPages, firstLoad, importsIn, wholePage } from './budget.mjs';

/** A build as `readBuild` answers it, from each script's imports. */
function build(imports) {
  return {
    manifest: 'manifest.js',
    entry: 'entry.js',
    modulesOf: (page) => ['root.js', `${page}.js`],
    importsOf: (script) => ({ now: [], later: [], ...imports[script] }),
  };
}

test('static and lazy imports are told apart', () => {
  const code =
    'import{a as b}from"./frame.js";import"./side.js";export{c}from`./more.js`;' +
    'const later=()=>import(`./dialog.js`);fetch("./other.js")';
  expect(importsIn(code)).toEqual({
    now: ['frame.js', 'side.js', 'more.js'],
    later: ['dialog.js'],
  });
});

test('the first load is the entry, the layouts, the page and all their imports', () => {
  const scripts = firstLoad(
    build({
      'entry.js': { now: ['frame.js'] },
      'root.js': { now: ['shell.js'], later: ['arabic.js'] },
      'shell.js': { now: ['frame.js'] },
      'book.js': { now: ['tabs.js'], later: ['calendar.js'] },
    }),
    'book',
  );
  expect([...scripts].sort()).toEqual(
    ['book', 'entry', 'frame', 'manifest', 'root', 'shell', 'tabs'].map((name) => `${name}.js`),
  );
});

test('the whole page includes what it loads lazily, but not what the shell does', () => {
  const scripts = wholePage(
    build({
      'root.js': { later: ['arabic.js'] },
      'book.js': { later: ['calendar.js'] },
      'calendar.js': { now: ['dates.js'], later: ['sheet.js'] },
    }),
    'book',
  );
  expect([...scripts].sort()).toEqual(
    ['book', 'calendar', 'dates', 'entry', 'manifest', 'root', 'sheet'].map((name) => `${name}.js`),
  );
});

test("code of the desk is found wherever a client's page loads it, lazily too", () => {
  const said = { 'desk.js': 'get("desk/day")', 'words.js': 'get("desk/day")' };
  const found = (imports) =>
    deskOnOtherPages({
      ...build(imports),
      pages: ['book', 'pages/desk/desk'],
      source: (script) => said[script] ?? '',
    });
  expect(found({ 'pages/desk/desk.js': { now: ['words.js'] } })).toEqual([]);
  expect(found({ 'book.js': { later: ['words.js'] } })).toEqual(['words.js']);
});
