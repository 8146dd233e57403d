import { describe, expect, test } from 'vitest';
import { accessPlacesIn, placesIn } from './places.ts';
import { sqlPlaces } from './sql-places.ts';
import type { Place } from './syntax.ts';

/** Each way, with the source's text afterwards. */
function faultsOf(
  text: string,
  { file = 'verb.ts', find = placesIn }: { file?: string; find?: typeof placesIn } = {},
): [way: string, text: string][] {
  return find(file, text).map((place) => [place.way, withPlace(text, place)]);
}

const withPlace = (text: string, { start, end, to }: Place) =>
  text.slice(0, start) + to + text.slice(end);

describe('faults of a verb', () => {
  test('a guard is inverted, or removed', () => {
    expect(faultsOf('if (late) throw refusal();')).toEqual([
      ['condition negated', 'if (!(late)) throw refusal();'],
      ['refusal left out', ';'],
    ]);
    expect(faultsOf('function f() { if (late) { tell; return; } }').map(([way]) => way)).toContain(
      'early answer left out',
    );
  });

  test.each([
    ['await lockSale(trx, id);', 'lock left out'],
    ['await queries.holdDrawer(trx, id);', 'lock left out'],
    ['await notifyMoved(trx, deps);', 'job or mail left out'],
    ['await jobs.addJobs(trx, wanted);', 'job or mail left out'],
    ['await announceSale(trx, id);', 'event left out'],
    ['refuseOlder(known, asked);', 'refusal left out'],
    ['await updateStatus(trx, id);', 'step left out'],
    ['useEffect(look);', 'effect left out'],
  ])('a statement that only calls is removed: %s', (text, way) => {
    expect(faultsOf(text)).toEqual([[way, ';']]);
  });

  test('one of several locks awaited together is removed', () => {
    expect(faultsOf('await Promise.all([lockSale(trx), find(trx)]);')).toContainEqual([
      'lock left out',
      'await Promise.all([null, find(trx)]);',
    ]);
  });

  test('a bound moves by one, a sum changes its sign, two fields are swapped', () => {
    expect(faultsOf('const is = now <= end;')).toEqual([['bound moved', 'const is = now < end;']]);
    expect(faultsOf('const x = a + b;')).toEqual([['other sum', 'const x = a - b;']]);
    expect(faultsOf('const x = { a: one.b, c: one.d };')).toEqual([
      ['fields exchanged', 'const x = { a: one.d, c: one.b };'],
    ]);
  });

  test('a name that every object has is not a way', () => {
    expect(faultsOf('const x = url.toString();')).toEqual([]);
  });
});

describe('faults of a query', () => {
  test('a filter, an order, a bound and a lock of Kysely’s are removed', () => {
    const text = "const x = db.where('a', '=', b).orderBy('c').limit(5).forUpdate();";
    const faults = faultsOf(text);
    expect(faults).toContainEqual([
      'filter left out',
      "const x = db.orderBy('c').limit(5).forUpdate();",
    ]);
    expect(faults).toContainEqual([
      'order turned round',
      "const x = db.where('a', '=', b).orderBy('c', 'desc').limit(5).forUpdate();",
    ]);
    expect(faults).toContainEqual([
      'lock left out',
      "const x = db.where('a', '=', b).orderBy('c').limit(5);",
    ]);
    expect(faults).toContainEqual([
      'bound left out',
      "const x = db.where('a', '=', b).orderBy('c').forUpdate();",
    ]);
  });

  const sqlFaults = (sql: string) =>
    sqlPlaces(sql).map((place) => [place.way, withPlace(sql, place)]);

  test('so are those of SQL, each to its end and none inside of an interpolation', () => {
    const sql =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the text of a template.
      'select from a where b = ${f(c < d)} and (e or f) and g between 1 and 2 order by h desc limit 3';
    const faults = sqlFaults(sql);
    expect(faults.map(([, text]) => text)).toEqual([
      sql.replace(' limit 3', ''),
      sql.replace('h desc', 'h'),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the text of a template.
      sql.replace('b = ${f(c < d)}', 'true'),
      sql.replace('(e or f)', 'true'),
      sql.replace('g between 1 and 2', 'true'),
    ]);
  });

  test('and locks, bounds and choices', () => {
    expect(sqlFaults('select max(a) from b where c >= 1 for no key update')).toEqual([
      ['lock left out', 'select max(a) from b where c >= 1'],
      ['bound moved', 'select max(a) from b where c > 1 for no key update'],
      ['other choice of several', 'select min(a) from b where c >= 1 for no key update'],
      ['filter left out', 'select max(a) from b where true for no key update'],
    ]);
  });
});

describe('faults of a page', () => {
  const page = (text: string) => faultsOf(text, { file: 'page.tsx' });

  test('a branch is never rendered, or always; a handler does nothing', () => {
    expect(page('const x = <p>{late && <b>late</b>}</p>;')).toEqual([
      ['branch never drawn', 'const x = <p>{null}</p>;'],
      ['branch always drawn', 'const x = <p>{true && <b>late</b>}</p>;'],
    ]);
    expect(page('const x = <button onClick={save} disabled={late} />;')).toEqual([
      ['handler does nothing', 'const x = <button onClick={() => {}} disabled={late} />;'],
      ['attribute left out', 'const x = <button onClick={save}  />;'],
    ]);
  });

  test('looks are left to the screenshots', () => {
    expect(page("const x = <p className={late ? 'a' : 'b'} />;")).toEqual([]);
  });
});

test('access in the contract is given to everybody, unless everybody has it', () => {
  const route = (access: string) => `export const a = route.get('a', ${access}, { summary: 'A' });`;
  const faults = (access: string) => faultsOf(route(access), { find: accessPlacesIn });
  expect(faults('managers').map(([way]) => way)).toEqual(['permission given to everybody']);
  expect(faults("'public'")).toEqual([]);
  expect(faults('signedIn')).toEqual([]);
});

test('the branch and the full sign-in that a call asks for are left out', () => {
  const text = "route.get('a', desk, { concerns: { branch: 'query.location' }, fullWay: true });";
  expect(faultsOf(text, { find: accessPlacesIn }).slice(1)).toEqual([
    ['permission given to everybody', "route.get('a', desk, { , fullWay: true });"],
    [
      'permission given to everybody',
      "route.get('a', desk, { concerns: { branch: 'query.location' },  });",
    ],
  ]);
});
