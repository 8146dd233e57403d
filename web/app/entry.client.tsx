import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWords } from './i18n.ts';
import { readLanguage } from './lib/language.ts';
import { readTerms, serveTerms } from './lib/served-terms.ts';
import { standInForMissing } from './missing-page.ts';
import { readPrerenderedProducts } from './prerendered-products.ts';
import { selectSignedIn } from './state/selectors.ts';
import { drawWith, followOtherTabs, startWith, store } from './state/store.ts';
import { loadStoredTree, readStoredLanguage } from './state/stored-tree.ts';
import { surviveTranslation } from './survive-translation.ts';

const { putBackAll } = surviveTranslation();
serveTerms(readTerms(document.querySelector<HTMLMetaElement>('meta[name=terms]')?.content));

// Nothing is rendered over the served HTML (a prerendered page, or 'Loading...') until the stored
// state is loaded, so guards and the first paint know who is signed in. If words fail to load the
// page stays English; root.tsx applies them after hydration.
const words = loadWords(readLanguage(readStoredLanguage())).catch((error) =>
  console.warn('Words', error),
);
const [stored] = await Promise.all([loadStoredTree(() => window.localStorage), words]);
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
