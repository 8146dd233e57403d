import type { SaleLineInput, TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { discountOf } from '@limber/contract/money/member-discount.ts';
import { MOST_AMOUNT } from '@limber/contract/terms/till.ts';
import type { Trx } from '../../platform/database/db.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { NameOf } from '../../platform/language/sentence.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { UNKNOWN_THERAPIST } from '../accounts/unknown-person-refusals.ts';
import { readNamesOf } from '../catalogue/read-names.ts';
import { readMemberTerms } from '../membership/read-member-terms.ts';
import type { PackageOffer } from '../packages/owned-package-rules.ts';
import { NOT_SOLD } from '../packages/package-refusals.ts';
import { readOffer } from '../packages/read-offer.ts';
import { readProductToSell } from '../retail/stock/receive-and-count-stock.ts';
import { describeLastPayment } from './describe-last-payment.ts';
import { differenceOf, feeNameOf, namesOf } from './name-of-line-rules.ts';
import {
  BY_PACKAGE,
  CANCELLED,
  FOR_CLIENT,
  GIVEN,
  NO_PRODUCT,
  NOT_THEIRS,
  ONE_THING,
  PAID,
  PRICE_STANDS,
  SOLD_ALONE,
  TOO_MANY,
  TWICE,
} from './not-sold-refusals.ts';
import { refusePrice } from './price-reduction-rules.ts';
import {
  findBookingToSell,
  findPackageToSell,
  findProduct,
  listTherapistIds,
  lockBookingsToSell,
  lockPackageToSell,
} from './queries/items-to-sell.ts';
import { readLargestReduction } from './read-largest-reduction.ts';
import { sharesByTax, type TaxedPart } from './tax-category-shares-rules.ts';

/** Something to be sold, at its price. */
export interface LineToSell {
  readonly name: string;
  /** Null: the studio has no Arabic name for it. */
  readonly nameAr: string | null;
  readonly bookingId: string | null;
  /** A package that was bought before. */
  readonly packageId: number | null;
  /** A package that is sold now, and the booked session it pays for. */
  readonly offer: PackageOffer | null;
  readonly firstSession: string | null;
  /** A product from the shelf, and how many. */
  readonly productId: number | null;
  /** The gift card of a package whose VAT is due now. */
  readonly giftCardId: number | null;
  /** Of a product: the therapist who advised it. */
  readonly advisedBy: number | null;
  readonly pieces: number | null;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly grossMinor: number;
  readonly because: string | null;
  readonly tax: TaxCategory;
}

/** A package or product before its price is judged, and its English name and minutes. */
type FoundPackage = Omit<LineToSell, 'grossMinor' | 'because' | 'name' | 'nameAr'> & {
  readonly says: { readonly name: string; readonly minutes: number | null };
};

/** A session before its price is judged. */
interface FoundSession extends Pick<LineToSell, 'listMinor' | 'discountMinor'> {
  readonly bookingId: string;
  readonly packageId: null;
  readonly minutes: number;
  /** It was sold before, and costs more since. */
  readonly isDifference: boolean;
  readonly feeBecause: 'late' | 'missed' | null;
  readonly parts: readonly TaxedPart[];
}

interface SaleToRead {
  /** Null: nobody is named, and only products are sold. */
  readonly clientId: number | null;
  /** `YYYY-MM-DD`, of the books: it decides the category. */
  readonly day: string;
  /** Its sessions and packages are locked by now. */
  readonly isLocked?: boolean | undefined;
}

/**
 * Reads what a client is sold, each item under its lock, and judges its price; a session whose
 * services are taxed differently results in a line for each category. Refuses 400 an
 * unknown item or a higher price, 403 a reduction that only a manager can give, 404 an item that is
 * not the client's, 409 one that is paid for or free.
 */
export async function readLines(
  trx: Trx,
  actor: Actor,
  { lines, ...request }: SaleToRead & { lines: readonly SaleLineInput[] },
  now: Date,
): Promise<LineToSell[]> {
  const ids = lines.flatMap((line) => [line.booking_id, line.first_session, line.owned_package_id]);
  const named = ids.filter((id) => id !== undefined);
  const products = lines.flatMap((line) => line.product_id ?? []);
  const isTwice = [named, products].some((each) => new Set<unknown>(each).size < each.length);
  if (isTwice) throw wrongField('lines', TWICE);
  // Read only where a price is lower.
  const areAllWhole = lines.every(({ price }) => price === undefined);
  const mostPercent = areAllWhole ? 0 : await readLargestReduction(trx, actor);
  const found: [FoundPackage | FoundSession, ReturnType<typeof judgePrice>][] = [];
  for (const line of lines) {
    const item = await readLine(trx, request, line, now);
    found.push([item, judgePrice(item, line, mostPercent)]);
  }
  const inArabic = await readNamesOf(
    trx,
    'ar',
    found.flatMap(([item]) => englishNamesOf(item)),
  );
  return found.flatMap(([item, judged]) => {
    if ('parts' in item) return linesOfSession(item, judged, inArabic);
    const { says, ...its } = item;
    return { ...its, ...namesOf([says.name], says.minutes, inArabic), ...judged };
  });
}

function englishNamesOf(item: FoundPackage | FoundSession): readonly string[] {
  return 'parts' in item ? item.parts.flatMap(({ names }) => names) : [item.says.name];
}

/** A line for each category that a session is charged for. */
function linesOfSession(
  { parts, minutes, isDifference, feeBecause, bookingId, ...list }: FoundSession,
  { grossMinor, because }: { grossMinor: number; because: string | null },
  inArabic: NameOf,
): LineToSell[] {
  return sharesByTax(parts, { ...list, grossMinor }).map(({ part, ...amounts }) => {
    const names = namesOf(part.names, parts.length === 1 ? minutes : part.minutes, inArabic);
    const said = feeBecause === null ? names : feeNameOf(names, feeBecause);
    const isLess = amounts.grossMinor < amounts.listMinor;
    return {
      ...{ ...NOTHING, ...(isDifference ? differenceOf(said) : said), bookingId, ...amounts },
      tax: part.category,
      because: isLess ? because : null,
    };
  });
}

function judgePrice(item: FoundPackage | FoundSession, line: SaleLineInput, mostPercent: number) {
  const reason = line.reason?.trim() ?? '';
  const grossMinor = line.price === undefined ? item.listMinor : minorOf(line.price);
  const refused = refusePrice(item.listMinor, grossMinor, { reason, mostPercent });
  if (refused?.status === 403) throw refusal(403, refused.sentence);
  if (refused) throw wrongField(reason === '' ? 'reason' : 'price', refused.sentence);
  // The value of its minutes is already in the ledger.
  if (item.packageId !== null && grossMinor < item.listMinor) throw refusal(409, PRICE_STANDS);
  return { grossMinor, because: grossMinor < item.listMinor ? reason : null };
}

async function readLine(
  trx: Trx,
  request: SaleToRead,
  line: SaleLineInput,
  now: Date,
): Promise<FoundPackage | FoundSession> {
  const named = [line.booking_id, line.owned_package_id, line.package_id, line.product_id];
  if (named.filter((each) => each !== undefined).length !== 1) throw wrongField('lines', ONE_THING);
  if (line.product_id !== undefined) return readProduct(trx, request, line);
  const { clientId } = request;
  if (clientId === null) throw wrongField('client_id', FOR_CLIENT);
  if (line.owned_package_id !== undefined)
    return readBought(trx, request, line.owned_package_id, now);
  if (line.booking_id !== undefined) return readBooking(trx, request, line.booking_id, now);
  return readNew(trx, { ...request, clientId }, line, now);
}

/** A product from the shelf; members pay its full price, since their discount is on sessions. */
async function readProduct(
  trx: Trx,
  { day }: SaleToRead,
  { product_id: productId = 0, pieces = 1, advised_by: adviser }: SaleLineInput,
): Promise<FoundPackage> {
  const product = await readProductToSell(trx, productId, day);
  if (!product) throw refusal(404, NO_PRODUCT);
  const listMinor = product.minor * pieces;
  if (listMinor > minorOf(MOST_AMOUNT)) throw wrongField('lines', TOO_MANY);
  const [advisedBy = null] = adviser === undefined ? [] : await listTherapistIds(trx, [adviser]);
  if (adviser !== undefined && advisedBy === null) throw wrongField('lines', UNKNOWN_THERAPIST);
  const its = { productId, pieces, advisedBy, tax: product.tax };
  const says = { name: product.name, minutes: null };
  return { ...NOTHING, says, ...its, listMinor, discountMinor: 0 };
}

async function readBought(
  trx: Trx,
  { clientId, day, isLocked = false }: SaleToRead,
  packageId: number,
  now: Date,
): Promise<FoundPackage> {
  const [, owned] = await Promise.all([
    isLocked || lockPackageToSell(trx, packageId),
    findPackageToSell(trx, packageId, day),
  ]);
  if (owned?.ownerId !== clientId) throw refusal(404, NOT_THEIRS);
  if (owned.sold || owned.paidAt !== null) {
    throw refusal(409, (await describeLastPayment(trx, { packageId }, now)) ?? PAID);
  }
  return {
    ...NOTHING,
    says: owned,
    packageId,
    tax: owned.tax,
    listMinor: owned.priceMinor,
    discountMinor: 0,
  };
}

async function readBooking(
  trx: Trx,
  { clientId, day, isLocked = false }: SaleToRead,
  bookingId: string,
  now: Date,
): Promise<FoundSession> {
  const [, booking] = await Promise.all([
    isLocked || lockBookingsToSell(trx, [bookingId]),
    findBookingToSell(trx, bookingId, day),
  ]);
  if (booking?.clientId !== clientId) throw refusal(404, NOT_THEIRS);
  if (booking.packageId !== null) throw refusal(409, BY_PACKAGE);
  if (booking.status === 'cancelled' && !booking.late) throw refusal(409, CANCELLED);
  if (booking.sold && booking.owedMinor === 0) {
    const paid = booking.paid && ((await describeLastPayment(trx, { bookingId }, now)) ?? PAID);
    throw refusal(409, paid || GIVEN);
  }
  const { minutes, parts, feeBecause, owedMinor: listMinor, sold: isDifference } = booking;
  // A fee is what the terms say, whatever the discount.
  const discountMinor = feeBecause === null ? booking.discountMinor : 0;
  return {
    ...{ bookingId, packageId: null, minutes, parts, isDifference, feeBecause },
    ...{ listMinor, discountMinor },
  };
}

async function readNew(
  trx: Trx,
  { clientId, day }: SaleToRead & { readonly clientId: number },
  line: SaleLineInput,
  now: Date,
): Promise<FoundPackage> {
  const { package_id: productId = 0, package_balance_id: optionId = 0 } = line;
  if (line.first_session !== undefined) await refuseSold(trx, line.first_session, day);
  const today = dayOf(now);
  const product = await findProduct(trx, productId, day);
  if (!product) throw refusal(404, NOT_SOLD);
  const { kind, tax } = product;
  const [{ offer }, { discountPercent }] = await Promise.all([
    readOffer(trx, { buyerId: clientId, kind, productId, optionId }, today),
    readMemberTerms(trx, clientId, today),
  ]);
  if (!offer) throw refusal(404, NOT_SOLD);
  const discountMinor = discountOf(offer.priceMinor, discountPercent);
  return {
    ...NOTHING,
    says: offer,
    offer,
    firstSession: line.first_session ?? null,
    tax,
    listMinor: offer.priceMinor - discountMinor,
    discountMinor,
  };
}

/** A session that was paid for is not also paid by a package. */
async function refuseSold(trx: Trx, bookingId: string, day: string): Promise<void> {
  const [, booking] = await Promise.all([
    lockBookingsToSell(trx, [bookingId]),
    findBookingToSell(trx, bookingId, day),
  ]);
  if (booking?.paid) throw refusal(409, SOLD_ALONE);
  if (booking?.sold && booking.owedMinor === 0) throw refusal(409, GIVEN);
}

const NOTHING = {
  ...{ bookingId: null, packageId: null, offer: null, firstSession: null },
  ...{ productId: null, pieces: null, advisedBy: null, giftCardId: null },
};
