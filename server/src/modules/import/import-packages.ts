import type { ImportOutcomes } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportedPackage } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db } from '../../platform/database/db.ts';
import { gatherJobs } from '../../platform/gather-jobs.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { inTurn, type Sentence } from '../../platform/language/sentence.ts';
import { dayOf, startOfDay } from '../../platform/studio-days.ts';
import { correctImported, importPackage } from '../packages/import-package.ts';
import { findClientsOfRows, personOfRow } from './find-clients-of-rows.ts';
import { findOrAddOwner, ownerKeysOf } from './find-or-add-client-of-row.ts';
import { type ImportRequest, importRows, type RowResult } from './import-rows.ts';
import { becomesOf, ownedBy } from './imported-package-rules.ts';
import { listProducts, readVatRates } from './queries/products.ts';
import type { KnownRow } from './queries/rows.ts';
import { ADDED_FROM_ROW, NOBODY, ownerOf } from './same-client-rules.ts';

/**
 * Imports packages with their balance, which becomes the first line of the ledger, with its value.
 * A package imported before is corrected as long as nobody has used it here.
 */
export function importPackages(
  deps: JobDeps & { readonly db: Db; readonly secret: string },
  actor: Actor,
  request: ImportRequest<ImportedPackage>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportOutcomes> {
  const today = dayOf(now);
  const { source, rows } = request;
  return importRows(
    deps,
    actor,
    'package',
    request,
    async (trx) => {
      const persons = rows.map(({ owner }) => personOfRow(deps.secret, owner));
      const days = [...new Set(rows.map(({ bought_on }) => bought_on ?? today))];
      const [people, products, rateOf] = await Promise.all([
        findClientsOfRows(trx, source, persons),
        listProducts(trx),
        readVatRates(trx, days),
      ]);
      // Most of the time of a row would go into its jobs.
      const { jobs, send } = gatherJobs(deps.jobs);
      const importOne = async (row: ImportedPackage, known?: KnownRow): Promise<RowResult> => {
        const { owner, bought_on } = row;
        const whose = ownerOf(personOfRow(deps.secret, owner), people);
        if (typeof whose === 'object' && whose !== NOBODY)
          return { outcome: 'refused', why: whose };
        // Nobody is added for a package that is refused.
        const bought = ownedBy(row, products, today, rateOf);
        if ('en' in bought) return { outcome: 'refused', why: bought };
        const found = await findOrAddOwner(trx, deps, actor, owner, people, now);
        if ('en' in found) return { outcome: 'refused', why: found };
        const { accountId: ownerId, added } = found;
        const { product, ...owned } = bought;
        if (known?.packageId) {
          const { packageId } = known;
          const { left, expiresOn } = owned;
          const identity = { packageId, ownerId, product, source: source.trim() };
          const correction = { ...identity, left, expiresOn };
          const was = await correctImported(trx, { jobs }, actor.accountId, correction, now);
          return {
            outcome: was ? 'changed' : 'same',
            row: { accountId: ownerId, packageId, ...(was && { was }) },
          };
        }
        const { id: productId, kind, name, peopleLimit } = product;
        const packageId = await importPackage(
          trx,
          { jobs },
          actor.accountId,
          {
            ...owned,
            ...{ ownerId, productId, kind, name, peopleLimit },
            boughtAt: bought_on ? startOfDay(bought_on) : now,
          },
          now,
        );
        const becomes = becomesOf(row, owned.left);
        const notes = [...(becomes ? [becomes] : []), ...(added ? [ADDED_FROM_ROW] : [])];
        return {
          ...{ outcome: 'new', row: { accountId: ownerId, packageId } },
          ...(notes.length > 0 && { why: inTurn(notes) }),
          ...(added && { owner: added }),
        };
      };
      const personKeys = ({ owner }: ImportedPackage) => ownerKeysOf(deps.secret, owner);
      return { importOne, personKeys, end: () => send(trx) };
    },
    now,
    say,
  );
}
