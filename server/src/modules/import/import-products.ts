import type { ImportOutcomes } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportedProduct } from '@limber/contract/desk/studio/import-rows.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import { inTurn, type Sentence } from '../../platform/language/sentence.ts';
import {
  addBroughtProduct,
  type BroughtProduct,
  listBroughtTo,
  noteImportOfProducts,
  setPriceOfProduct,
} from '../retail/bring-product.ts';
import { type BroughtStock, bringStock } from '../retail/stock/bring-stock.ts';
import { readVatPercent, setTaxOfNewProduct } from '../till/vat/tax-of-new-product.ts';
import { type ImportRequest, importRows, type RowResult } from './import-rows.ts';
import { isNamed, plainlyNamed, unknown } from './imported-booking-rules.ts';
import type { KnownRow } from './queries/rows.ts';
import { listNamedBranches } from './queries/things.ts';

/**
 * Imports products of the counter with what each branch has of them. A product that is here is known
 * by its bar code or its name, and keeps its price unless it came from a file. Stock is only brought
 * where nothing else has moved it.
 */
export function importProducts(
  deps: { readonly db: Db; readonly secret: string },
  actor: Actor,
  request: ImportRequest<ImportedProduct>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportOutcomes> {
  return importRows(
    deps,
    actor,
    'product',
    request,
    async (trx) => {
      const products = await listBroughtTo(trx);
      const branches = await listNamedBranches(trx);
      const ratePercent = await readVatPercent(trx, now);
      const added: BroughtProduct[] = [];
      const counts: BroughtStock[] = [];
      const branchOf = (text: string | null) =>
        text === null && branches.length === 1
          ? branches[0]
          : branches.find((each) => text !== null && isNamed(each, text));

      async function importOne(row: ImportedProduct, known?: KnownRow): Promise<RowResult> {
        const branch = branchOf(row.location);
        if (row.location !== null && !branch)
          return refused(unknown('branch', 'فرع', row.location));
        if (row.stock !== null && !branch) return refused(WHICH_BRANCH);
        if (row.vat_percent && row.vat_percent !== ratePercent)
          return refused(otherRate(row.vat_percent, ratePercent));
        const here =
          products.find((each) => each.id === known?.retailProductId) ??
          productMeant(row, products);
        const product = here ?? (await add(trx, row));
        const stays: Sentence[] = [];
        const changes: Sentence[] = [];
        const was = here && known ? await change(trx, here, row) : undefined;
        if (was) changes.push(nowCosts(minorOf(row.price)));
        if (here && !was && here.minor !== minorOf(row.price)) stays.push(keepsPrice(here.minor));
        if (branch && row.stock !== null) {
          const level = product.levels.get(branch.code);
          if (level?.pieces !== row.stock) {
            if (level && !level.isBrought) stays.push(STOCK_MOVED);
            else {
              product.levels.set(branch.code, { pieces: row.stock, isBrought: true });
              counts.push({ productId: product.id, locationCode: branch.code, counted: row.stock });
              changes.push(inStock(branch.names[0] ?? branch.code, row.stock));
            }
          }
        }
        const isChanged = changes.length > 0;
        // The other branches of a product that this file brings.
        const isNew = !here || (isChanged && added.includes(here));
        const outcome = isNew ? 'new' : isChanged ? 'changed' : 'same';
        const why = [...(here ? changes : []), ...stays];
        return {
          outcome,
          row: { accountId: null, retailProductId: product.id, ...(was && { was }) },
          ...(why.length > 0 && { why: inTurn(why) }),
        };
      }

      async function add(trx: Trx, row: ImportedProduct): Promise<BroughtProduct> {
        const product = await addBroughtProduct(trx, {
          name: { en: row.product, ar: row.product_ar?.trim() || row.product },
          ...{ minor: minorOf(row.price), barCode: row.bar_code, position: products.length },
        });
        products.push(product);
        added.push(product);
        if (row.tax !== null) {
          const taxed = { productId: product.id, category: row.tax };
          await setTaxOfNewProduct(trx, taxed, actor.accountId, now);
        }
        return product;
      }

      return {
        importOne,
        personKeys: ({ product, bar_code }) => [
          `product ${plainlyNamed(product)}`,
          ...(bar_code === null ? [] : [`bar code ${bar_code}`]),
        ],
        end: async (importId) => {
          await noteImportOfProducts(
            trx,
            added.map(({ id }) => id),
            importId,
          );
          const reason = `Imported from ${request.source.trim()}`;
          await bringStock(trx, counts, { importId, reason, actorId: actor.accountId, at: now });
        },
      };
    },
    now,
    say,
  );
}

/** What a row says of a product that an earlier file brought; undefined: the same as before. */
async function change(trx: Trx, before: BroughtProduct, row: ImportedProduct) {
  const minor = minorOf(row.price);
  if (!before.isImported || before.minor === minor) return undefined;
  const was = { price_fils: [before.minor, minor] };
  await setPriceOfProduct(trx, before.id, minor);
  before.minor = minor;
  return was;
}

/** The product here that a row means: by its bar code, else by its name in either language. */
function productMeant(
  { bar_code, product, product_ar }: ImportedProduct,
  products: readonly BroughtProduct[],
): BroughtProduct | undefined {
  const names = [product, product_ar ?? product].map(plainlyNamed);
  return (
    products.find((each) => bar_code !== null && each.barCode === bar_code) ??
    products.find(({ name }) => [name.en, name.ar].some((its) => names.includes(plainlyNamed(its))))
  );
}

const refused = (why: Sentence): RowResult => ({ outcome: 'refused', why });

const WHICH_BRANCH: Sentence = {
  en: 'The file does not say which branch has this stock.',
  ar: 'لا يذكر الملف أي فرع يملك هذا المخزون.',
};
const STOCK_MOVED: Sentence = {
  en: 'Its stock stays as it is: it was received, counted or sold here.',
  ar: 'يبقى مخزونه كما هو: فقد استُلم أو جُرد أو بيع هنا.',
};
const keepsPrice = (minor: number): Sentence => {
  const { en, ar } = amountInWords(minor);
  return {
    en: `The product is here already and keeps its price of ${en}.`,
    ar: `المنتج موجود لدينا ويبقى سعره ${ar}.`,
  };
};
const nowCosts = (minor: number): Sentence => {
  const { en, ar } = amountInWords(minor);
  return { en: `It now costs ${en}.`, ar: `صار سعره ${ar}.` };
};
const inStock = (branch: string, pieces: number): Sentence => ({
  en: `In stock at ${branch}: ${pieces}.`,
  ar: (named) => `المخزون في ${named(branch)}: ${pieces}.`,
});
const otherRate = (file: number, here: number): Sentence => ({
  en: `The VAT of this studio is ${here}%, not ${file}%.`,
  ar: `نسبة الضريبة في هذا الاستوديو ${here}% وليست ${file}%.`,
});
