import type { Package } from '@limber/contract/catalogue.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import type { Db } from '../../platform/database/db.ts';
import { listActivePackages } from './queries.ts';

const kinds: readonly PackageKind[] = ['regular', 'shared', 'unlimited'];

/** All packages for sale, kind by kind. */
export async function listPackagesForSale(db: Db): Promise<(Package & { kind: PackageKind })[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) =>
      (await listActivePackages(db, kind)).map((product) => ({ ...product, kind })),
    ),
  );
  return lists.flat();
}
