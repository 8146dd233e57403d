import { useSyncExternalStore } from 'react';
import { Meta } from 'react-router';
import { i18n } from '../i18n.ts';

/** Title and description of the page, updated when the language changes. */
export function LocalizedMeta() {
  const locale = useSyncExternalStore(
    (listener) => i18n.on('change', listener),
    () => i18n.locale,
    () => i18n.locale,
  );
  return <Meta key={locale} />;
}
