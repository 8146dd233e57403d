/** Targets of the pages; the bare one has none. */
const marketing = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const application = { ...marketing, performance: 95 };
const targets = {
  '/': marketing,
  '/discount': marketing,
  '/privacy-policy': marketing,
  '/booking': application,
  '/profile': application,
};

const columns = [
  ['page', (page) => page.name],
  ['perf', (page) => score(page, 'performance')],
  ['a11y', (page) => score(page, 'accessibility')],
  ['best', (page) => score(page, 'best-practices')],
  ['seo', (page) => score(page, 'seo')],
  ['FCP ms', (page) => page.fcpMs.toFixed(0)],
  ['LCP ms', (page) => page.lcpMs.toFixed(0)],
  ['TBT ms', (page) => page.tbtMs.toFixed(0)],
  ['CLS', (page) => page.cls.toFixed(3)],
  ['SI ms', (page) => page.speedIndexMs.toFixed(0)],
  ['script kB', (page) => (page.scriptBytes / 1024).toFixed(0)],
];

/** Prints a table of measured pages; a score below its target is marked with *. */
export function printPages(pages, runs) {
  const rows = [
    columns.map(([title]) => title),
    ...pages.map((page) => columns.map(([, read]) => read(page))),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => row.map((cell, column) => cell.padStart(widths[column])).join('  ');
  console.log(`\nLighthouse, mobile, median of ${runs}\n`);
  for (const row of rows) console.log(line(row));
  for (const { name, failed } of pages)
    if (failed.length > 0) console.log(`\n${name} did not pass: ${failed.join(', ')}`);
}

function score(page, name) {
  const value = Math.round(page[name]);
  return `${value}${value < (targets[page.name]?.[name] ?? 0) ? '*' : ''}`;
}
