import { i18n } from '../../../../i18n.ts';

/** Has the desk's own words spoken in Arabic too; the page's frame has loaded its own. */
export async function loadDeskWords(): Promise<void> {
  if (i18n.locale !== 'ar') return;
  const { messages } = await import('./arabic.ts');
  i18n.load('ar', messages);
}
