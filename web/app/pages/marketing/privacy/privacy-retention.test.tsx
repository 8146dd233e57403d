import * as terms from '@limber/contract/terms/retention.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrivacyRetention } from './privacy-retention.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('tells how long mails are tried and kept', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PrivacyRetention />
    </I18nProvider>,
  );
  expect(html).toContain(
    `An e-mail that cannot be delivered is tried for ${terms.MAIL_TRIED_DAYS} days at most.`,
  );
  expect(html).toContain(`an e-mail that we sent stays ${terms.MAIL_STAYS_DAYS} days`);
});
