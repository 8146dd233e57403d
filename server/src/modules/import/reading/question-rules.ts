import type {
  ImportAnswers,
  ImportColumn,
  ImportQuestion,
} from '@limber/contract/desk/studio/import-file.ts';
import type { ImportField } from '@limber/contract/desk/studio/import-rows.ts';
import { type DateOrder, dateOrderOf } from './cell-value-rules.ts';

type Orders = Readonly<Partial<Record<ImportField, DateOrder>>>;
type CellsOf = (field: ImportField) => readonly string[];

const DATES: readonly ImportField[] = ['date', 'time', 'bought_on', 'expires_on', 'birthday'];

/**
 * How the dates of each column are written: as the column proves, else as the others of the file do
 * when they agree, else `unknown`.
 */
export function ordersOf(cellsOf: CellsOf): Orders {
  const own = new Map(DATES.map((field) => [field, dateOrderOf(cellsOf(field))]));
  const proven = new Set(
    [...own.values()].filter((order) => order === 'day first' || order === 'month first'),
  );
  const [only] = proven.size === 1 ? proven : [];
  return Object.fromEntries(
    [...own].map(([field, order]) => [field, order === 'unknown' ? (only ?? order) : order]),
  );
}

/** The same where nothing proves it, as was answered. */
export function answeredOrders(orders: Orders, { date_order }: ImportAnswers): Orders {
  if (!date_order) return orders;
  const answered = date_order === 'day_first' ? 'day first' : 'month first';
  return Object.fromEntries(
    Object.entries(orders).map(([field, order]) => [field, order === 'unknown' ? answered : order]),
  );
}

/**
 * What the file does not tell, answered or not.
 *
 * @param branches how many the studio has
 */
export function questionsOf(
  columns: readonly ImportColumn[],
  cellsOf: CellsOf,
  orders: Orders,
  branches: number,
): ImportQuestion[] {
  const columnOf = (field: ImportField) => columns.find((each) => each.field === field)?.column;
  const about = (question: ImportQuestion['question'], fields: readonly ImportField[]) => {
    const example = fields.flatMap(cellsOf).find((cell) => cell !== '') ?? null;
    return { question, columns: fields.flatMap((field) => columnOf(field) ?? []), example };
  };
  const open = DATES.filter((field) => orders[field] === 'unknown');
  const isInSessions =
    columnOf('sessions_left') !== undefined && columnOf('minutes_left') === undefined;
  const isConsentMissing =
    columnOf('health_notes') !== undefined && columnOf('health_consent') === undefined;
  const isBranchMissing =
    branches > 1 && columnOf('stock') !== undefined && columnOf('location') === undefined;
  return [
    ...(open.length > 0 ? [about('date_order', open)] : []),
    ...(isInSessions ? [about('session_minutes', ['sessions_left'])] : []),
    ...(isConsentMissing ? [{ ...about('health_consent', ['health_notes']), example: null }] : []),
    ...(isBranchMissing ? [about('stock_branch', ['stock'])] : []),
  ];
}
