import type {
  GiftCardEntryKind,
  GiftCardFile,
  GiftCardReport,
} from '@limber/contract/desk/money/gift-cards.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { csvOf } from '../../platform/csv.ts';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { reasonIn } from '../../platform/language/own-reasons.ts';
import { spanOfDays, studioDayOf } from '../../platform/studio-days.ts';
import { onWire, readCard } from './gift-card-on-wire.ts';
import {
  type CardEntryRow,
  listEntries,
  listEntriesOf,
  sumEntries,
  sumTaxed,
} from './queries/entries.ts';

const MOST_ENTRIES = 1000;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A card with all its changes. Refuses 404 an unknown one. */
export async function readFile(
  db: Db,
  id: number,
  language: Language,
  now: Date,
): Promise<GiftCardFile> {
  const [card, entries] = await Promise.all([readCard(db, id), listEntriesOf(db, id)]);
  return { card: onWire(card, now), entries: entries.map((entry) => entryOnWire(entry, language)) };
}

/** What is owed on gift cards, and how it came about. Refuses 400 days that end before they begin. */
export async function reportGiftCards(
  db: Db,
  asked: Days,
  language: Language,
): Promise<GiftCardReport> {
  const span = spanOf(asked);
  const [sums, taxedMinor, entries] = await Promise.all([
    sumEntries(db, span),
    sumTaxed(db, span.to),
    listEntries(db, { ...span, limit: MOST_ENTRIES }),
  ]);
  const sumOf = (...kinds: (GiftCardEntryKind | 'before')[]) =>
    sums.reduce((all, { kind, minor }) => all + (kinds.includes(kind) ? minor : 0), 0);
  return {
    owed_before: amountOf(sumOf('before')),
    sold: amountOf(sumOf('paid_in')),
    used: amountOf(-sumOf('used', 'redeemed', 'refunded')),
    given_back: amountOf(-sumOf('paid_out')),
    expired: amountOf(-sumOf('expired')),
    voided: amountOf(-sumOf('voided')),
    lost: amountOf(sumOf('lost')),
    owed: amountOf(sums.reduce((all, { minor }) => all + minor, 0)),
    owed_taxed: amountOf(taxedMinor),
    entries: entries.map((entry) => ({
      ...{ card_id: entry.cardId, last_four: entry.lastFour },
      ...entryOnWire(entry, language),
    })),
  };
}

/** The changes of all cards as a file for spreadsheets. */
export async function writeGiftCards(db: Db, asked: Days, language: Language): Promise<string> {
  const entries = await listEntries(db, { ...spanOf(asked), limit: null });
  const head = heads.map((each) => each[language]);
  const rows = entries.map((entry) => [
    ...[studioDayOf(entry.at), entry.cardId, entry.lastFour, kindWords[entry.kind][language]],
    ...[
      amountOf(entry.minor),
      amountOf(entry.balanceMinor),
      entry.location,
      entry.by,
      reasonIn(entry.reason, language),
    ],
  ]);
  return csvOf(head, rows);
}

function spanOf({ from, to }: Days) {
  if (to < from) throw wrongField('to', ENDS_FIRST);
  const { begins, ends } = spanOfDays(from, to);
  return { from: begins, to: ends };
}

function entryOnWire(entry: CardEntryRow, language: Language) {
  return {
    at: entry.at.toISOString(),
    kind: entry.kind,
    amount: amountOf(entry.minor),
    balance: amountOf(entry.balanceMinor),
    location: entry.location,
    by: entry.by,
    reason: reasonIn(entry.reason, language),
    sale_id: entry.saleId,
  };
}

const heads = [
  { en: 'Day', ar: 'اليوم' },
  { en: 'Card number', ar: 'رقم البطاقة' },
  { en: 'End of the code', ar: 'نهاية الرمز' },
  { en: 'What happened', ar: 'ما حدث' },
  { en: 'Amount', ar: 'المبلغ' },
  { en: 'Left on the card', ar: 'المتبقي في البطاقة' },
  { en: 'Branch', ar: 'الفرع' },
  { en: 'By', ar: 'من قِبل' },
  { en: 'Reason', ar: 'السبب' },
];

const kindWords: Readonly<Record<GiftCardEntryKind, Readonly<Record<Language, string>>>> = {
  paid_in: { en: 'Sold', ar: 'بيعت' },
  used: { en: 'Used', ar: 'استُخدمت' },
  redeemed: { en: 'Redeemed into a package', ar: 'استُبدلت بباقة' },
  refunded: { en: 'Refunded to it', ar: 'رُدّ إليها' },
  paid_out: { en: 'Given back', ar: 'أُعيد المبلغ' },
  expired: { en: 'Expired', ar: 'انتهت صلاحيتها' },
  voided: { en: 'Voided', ar: 'أُلغيت' },
  replaced: { en: 'Moved to another card', ar: 'نُقل إلى بطاقة أخرى' },
  lost: { en: 'Used, then lost in a dispute', ar: 'استُخدمت ثم خُسرت في نزاع مع المصرف' },
};

const ENDS_FIRST = {
  en: 'The days end before they begin.',
  ar: 'تنتهي الأيام قبل أن تبدأ.',
};
