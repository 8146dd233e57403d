import { isArabicPath } from '@limber/contract/terms/site-pages.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadOwnEnglish, loadWords, startIn } from './i18n.ts';
import { keepLanguage, readLanguage } from './lib/language.ts';
import { servedSite } from './lib/site-facts-in-page.ts';
import { readPrerenderedProducts } from './prerendered-products.ts';
import { standInForMissing } from './stand-in-for-missing-scripts.ts';
import { selectSignedIn } from './state/selectors.ts';
import { drawWith, followOtherTabs, startWith, store } from './state/store.ts';
import { loadStoredTree, readStoredLanguage } from './state/stored-tree.ts';
import { surviveTranslation } from './survive-translation.ts';

const { putBackAll } = surviveTranslation();
const site = servedSite();
loadOwnEnglish();
// Such an address is a choice.
if (isArabicPath(location.pathname) && readLanguage(undefined) === 'ar') keepLanguage('ar');

// Nothing is rendered over the served HTML (a prerendered page, or 'Loading...') until the stored
// state is loaded, so guards and the first paint know who is signed in. If words fail to load the
// page stays English; root.tsx applies them after hydration.
const wished = readLanguage(readStoredLanguage());
const words = loadWords(site.language === 'en' ? wished : site.language).catch((error) =>
  console.warn('Words', error),
);
const [stored] = await Promise.all([loadStoredTree(() => window.localStorage), words]);
// As the page is written, to be hydrated.
if (site.language !== 'en') startIn(site.language);
const products = readPrerenderedProducts(document);
if (products) drawWith(products);
startWith(stored);
followOtherTabs();
if (selectSignedIn(store.getState())) {
  import('./state/check-session.ts')
    .then(({ checkSession }) => store.dispatch(checkSession()))
    .catch((error) => console.warn('Session', error));
}

// Not awaited: the pages' scripts share code with this one, and would wait for it.
standInForMissing().then(() =>
  startTransition(() => {
    putBackAll();
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
