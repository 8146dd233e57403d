import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { spokenLanguage } from '../../../../i18n.ts';

/** Name of a sale's line in the language of the page. */
export function lineName({ name, name_ar }: Pick<Sale['lines'][number], 'name' | 'name_ar'>) {
  return spokenLanguage() === 'ar' ? (name_ar ?? name) : name;
}
