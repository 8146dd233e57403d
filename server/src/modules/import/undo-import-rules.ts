import type { Sentence } from '../../platform/language/sentence.ts';

/** Records of a kind that were built on an import. */
export interface BuiltOn {
  readonly table: string;
  readonly count: number;
}

/** What a table's records are called, one and several; others are simply records. */
const WORDS: Readonly<Record<string, readonly [en: string, many: string, ar: string]>> = {
  bookings: ['session', 'sessions', 'جلسات'],
  booking_events: ['change of a session', 'changes of sessions', 'تغييرات جلسات'],
  owned_packages: ['package', 'packages', 'باقات'],
  package_entries: ['use of a package', 'uses of packages', 'حركات باقات'],
  package_prolongations: ['prolonged package', 'prolonged packages', 'تمديدات باقات'],
  package_people: ['shared package', 'shared packages', 'باقات مشتركة'],
  credit_entries: ['change of money on account', 'changes of money on account', 'حركات رصيد'],
  sales: ['sale', 'sales', 'مبيعات'],
  sale_lines: ['sale', 'sales', 'مبيعات'],
  memberships: ['membership', 'memberships', 'عضويات'],
  earlier_visits: ['past session', 'past sessions', 'جلسات سابقة'],
  contacts: ['call or message', 'calls and messages', 'مكالمات ورسائل'],
  account_changes: ['change of details', 'changes of details', 'تغييرات بيانات'],
  session_notes: ['note', 'notes', 'ملاحظات'],
  sessions: ['sign-in', 'sign-ins', 'تسجيلات دخول'],
  import_rows: ['row of another import', 'rows of other imports', 'صفوف من عمليات استيراد أخرى'],
  stock_entries: ['change of a stock', 'changes of stocks', 'حركات مخزون'],
  retail_products: ['changed product', 'changed products', 'تغييرات منتجات'],
  planned_changes: ['planned price', 'planned prices', 'أسعار مخططة'],
  accounts: ['merged client', 'merged clients', 'عملاء مدمجون'],
};

/** Why an import cannot be undone: what was built on it, most first. */
export function cannotUndo(built: readonly BuiltOn[]): Sentence {
  const counted = new Map<string, { count: number; words: (typeof WORDS)[string] }>();
  for (const { table, count } of built) {
    const words = WORDS[table] ?? OTHERS;
    const sum = (counted.get(words[1])?.count ?? 0) + count;
    counted.set(words[1], { count: sum, words });
  }
  const all = [...counted.values()].toSorted((one, other) => other.count - one.count);
  const en = all.map(({ count, words: [one, many] }) => `${count} ${count === 1 ? one : many}`);
  const ar = all.map(({ count, words: [, , many] }) => `${many} (${count})`);
  return {
    en: `This import can no longer be undone. Built on it: ${en.join(', ')}.`,
    ar: `لم يعد التراجع عن هذا الاستيراد ممكناً. ما بُني عليه: ${ar.join('، ')}.`,
  };
}

const OTHERS = ['other record', 'other records', 'سجلات أخرى'] as const;
