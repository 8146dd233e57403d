import type { OwedThing, PaymentLink } from '@limber/contract/desk/money/payment-links.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { PAYMENT_LINK_DAYS } from '@limber/contract/terms/booking/paying-online.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import type { PaymentDeps } from '../deps.ts';
import { NOT_ONLINE } from '../payment-refusals.ts';
import { linkUrl } from '../payment-urls.ts';
import { paymentLinkMail, paymentLinkText } from './payment-link-email.ts';
import {
  type Debtor,
  findDebtor,
  findLink,
  type LinkedThing,
  type LinkRow,
  readDebtor,
  upsertLink,
} from './queries.ts';
import { type OwedNow, readOwed } from './read-owed.ts';

/**
 * The link for paying what a client owes for one thing; always the same link for it. Refuses 400
 * anything but exactly one thing, 404 an unknown one or one of another branch, 409 one that is
 * paid, and a studio without a provider.
 */
export async function makePaymentLink(
  deps: PaymentDeps,
  actor: Actor,
  asked: OwedThing,
  now: Date,
): Promise<PaymentLink> {
  const thing: LinkedThing = {
    bookingId: asked.booking_id ?? null,
    packageId: asked.owned_package_id ?? null,
    saleId: asked.sale_id ?? null,
  };
  if (Object.values(thing).filter((each) => each !== null).length !== 1) {
    throw wrongField('booking_id', ONE_THING);
  }
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const accountId = await findDebtor(trx, thing);
    if (accountId === undefined) throw refusal(404, UNKNOWN_DEBT);
    const { debtor, owed } = await readWhat(trx, { ...thing, accountId });
    const isElsewhere = owed.locationCode !== null && owed.locationCode !== asked.location;
    if (isElsewhere) throw refusal(404, UNKNOWN_DEBT);
    if (!deps.provider) throw refusal(409, NOT_ONLINE);
    const asks = { actorId: actor.accountId, locationCode: asked.location };
    const link = await writeLink(trx, deps, { ...thing, ...asks }, now);
    return keepAnswer(trx, onWire(link, debtor, owed));
  });
}

/** Stores the link for something owed, valid for some days from now. */
export async function writeLink(
  trx: Trx,
  { random, publicUrl }: Pick<PaymentDeps, 'random' | 'publicUrl'>,
  link: LinkedThing & { readonly actorId: number; readonly locationCode: string },
  now: Date,
): Promise<WrittenLink> {
  const expiresAt = daysBefore(now, -PAYMENT_LINK_DAYS);
  const id = await upsertLink(trx, { ...link, id: random.uuid(), at: now, expiresAt });
  return { id, expiresAt, url: linkUrl(publicUrl, id) };
}

interface WrittenLink {
  readonly id: string;
  readonly expiresAt: Date;
  readonly url: string;
}

/**
 * Mails a link to its client; a second request within a minute sends no second mail. Refuses 404 an
 * unknown link or one of another branch, 409 what is paid, a link that is over, and a client
 * without an address.
 */
export async function mailPaymentLink(
  deps: PaymentDeps,
  actor: Actor,
  { id, location }: { readonly id: string; readonly location: string },
  now: Date,
): Promise<{ to: string }> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const link = await findLink(trx, id);
    if (link?.locationCode !== location) throw refusal(404, UNKNOWN_DEBT);
    if (link.expiresAt <= now) throw refusal(409, OVER);
    const { debtor, owed } = await readWhat(trx, link);
    const { email } = debtor;
    if (!email) throw refusal(409, NO_ADDRESS);
    const mail = paymentLinkMail(
      {
        eventKey: `payment-link:${id}:${now.toISOString().slice(0, 16)}`,
        ...{ ...debtor, email, ...owed, expiresAt: link.expiresAt },
        firstName: plainName(debtor.firstName),
        url: linkUrl(deps.publicUrl, id),
      },
      await readSender(trx, deps.publicUrl),
    );
    if (!(await queueMail(trx, deps, mail))) throw refusal(409, NO_ADDRESS);
    return keepAnswer(trx, { to: email });
  });
}

/** Refuses 404 an erased client, 409 what is paid. */
async function readWhat(
  trx: Trx,
  thing: LinkedThing & Pick<LinkRow, 'accountId'>,
): Promise<{ debtor: Debtor; owed: OwedNow }> {
  const debtor = await readDebtor(trx, thing.accountId);
  if (!debtor) throw refusal(404, UNKNOWN_DEBT);
  const owed = await readOwed(trx, thing, debtor.language);
  if (!owed) throw refusal(409, NOTHING_OWED);
  return { debtor, owed };
}

function onWire(
  { id, expiresAt, url }: WrittenLink,
  debtor: Debtor,
  { name, minor }: OwedNow,
): PaymentLink {
  const { firstName, language, email, phone } = debtor;
  const amount = amountInWords(minor)[language];
  const text = paymentLinkText(language, { firstName, name, amount, url });
  const to = { email, phone_number: phone, text };
  return { id, url, name, amount: amountOf(minor), expires_at: expiresAt.toISOString(), ...to };
}

const ONE_THING = {
  en: 'Please choose one thing that is to be paid.',
  ar: 'يرجى اختيار شيء واحد يُدفع ثمنه.',
};
export const UNKNOWN_DEBT = { en: 'We do not know this debt.', ar: 'لا نعرف هذا المبلغ المستحق.' };
const NOTHING_OWED = {
  en: 'This is paid already, or no longer owed.',
  ar: 'دُفع هذا بالفعل، أو لم يعد مستحقاً.',
};
const OVER = {
  en: 'This link is over. Please make it again.',
  ar: 'انتهت صلاحية هذا الرابط. يرجى إنشاؤه من جديد.',
};
const NO_ADDRESS = {
  en: 'We have no e-mail address for this client.',
  ar: 'لا نعرف عنوان البريد الإلكتروني لهذا العميل.',
};
