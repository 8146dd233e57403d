import type { Route } from '@limber/contract/route.ts';
import { nameOf, type Row } from './row.ts';

type Named = Pick<Route, 'method' | 'path'>;

/** A sentence for each route without a row, and for each row without its route. */
export function compareRows(
  routes: readonly Named[],
  rows: Readonly<Record<string, Row>>,
): string[] {
  const names = routes.map(nameOf);
  return [
    ...names.filter((name) => !(name in rows)).map((name) => `${name} has no row in the matrix.`),
    ...Object.keys(rows)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is no route, but has a row in the matrix.`),
  ];
}
