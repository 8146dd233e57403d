import { readdirSync } from 'node:fs';
import type { Route } from '@limber/contract/route.ts';
import type { TSchema } from 'typebox';

const folder = new URL('../../contract/src/', import.meta.url);

/** Everything that the modules of the contract export. */
export async function readExports(): Promise<unknown[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return modules.flatMap((module) => Object.values(module));
}

/** Every call that the contract declares. */
export async function readContract(): Promise<Route[]> {
  return (await readExports()).filter(isRoute);
}

/** The parts of a request that a route takes, by name. */
export function partsOf({ params, query, headers, body }: Route): [string, TSchema][] {
  return Object.entries({ params, query, headers, body }).filter(
    (part): part is [string, TSchema] => part[1] !== undefined,
  );
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
