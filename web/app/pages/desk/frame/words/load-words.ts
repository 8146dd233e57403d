import { i18n } from '../../../../i18n.ts';

/** Loads the desk's own words in Arabic too; the page's frame has loaded its own. */
export async function loadDeskWords(): Promise<void> {
  if (i18n.locale !== 'ar') return;
  const { messages } = await import('./arabic-of-desk.ts');
  i18n.load('ar', messages);
}
