import { demoStudio } from '@limber/contract/terms/studio-facts.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { arabicFor } from '../arabic.ts';
import { useBranches } from './branches/use-branches.ts';
import { testBranches } from './test-answers/test-site.ts';
import { testStore, textOf } from './test-markup.tsx';
import { useStudio } from './use-studio.ts';

/** What a page says about the studio before the server has answered. */
function saidIn(language: 'en' | 'ar'): string {
  const messages = { en: {}, ar: arabicFor(undefined) };
  const i18n = setupI18n({ locale: language, messages });
  return textOf(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Provider store={testStore()}>
          <Words />
        </Provider>
      </I18nProvider>,
    ),
  );
}

function Words() {
  const { tagline, address, chat_greeting } = useStudio();
  const branches = useBranches().flatMap((branch) => [branch.name, branch.address]);
  return [tagline, address, chat_greeting, ...branches].join(' | ');
}

test('before the server answers, studio and branches are in the language of the page', () => {
  const { tagline, address, chat_greeting } = demoStudio;
  const branches = testBranches.flatMap((branch) => [branch.name, branch.address]);
  expect(saidIn('en')).toBe([tagline, address, chat_greeting, ...branches].join(' | '));
  expect(saidIn('ar')).toBe(
    'خدمات الإطالة والتعافي الأولى في دبي منذ عام 2020 | الورقاء مول، شارع طرابلس، دبي | مرحباً Limber، لديّ سؤال. | الورقاء | الورقاء مول، شارع طرابلس، دبي | المزهر | المزهر 1، دبي',
  );
});
