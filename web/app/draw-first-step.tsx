// Named for what asks for it before any style does.
import letters from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
import type { StudioTerms } from '@limber/contract/studio.ts';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { SiteLayout } from './components/layout/site-layout.tsx';
import { SignInModalProvider } from './components/sign-in/sign-in-modal.tsx';
import { writeProducts } from './drawn-products.ts';
import { i18n } from './i18n.ts';
import { serveTerms } from './lib/served-terms.ts';
import BookPage, { handle } from './pages/book/book.tsx';
import { paths } from './paths.ts';
import { pressAgain } from './press-again.ts';
import type { Products } from './state/empty-state.ts';
import { emptyState, store } from './state/store.ts';

/** What the studio sells and on what terms, as the first step of the wizard says it. */
export interface OnSale {
  readonly products: Products;
  readonly terms: StudioTerms;
}

/**
 * Draws the wizard's first step as someone sees it who was never here, in English, frame and all: what
 * is read before the scripts are there. The products go with it, for the application to begin with.
 */
export async function drawFirstStep({ products, terms }: OnSale): Promise<string> {
  serveTerms(terms);
  const handler = createStaticHandler([
    {
      path: paths.booking,
      Component: Frame,
      children: [{ index: true, Component: BookPage, handle }],
    },
  ]);
  const context = await handler.query(new Request(`http://first.invalid${paths.booking}`));
  if (context instanceof Response) throw new Error(`Drawn was a reply with ${context.status}.`);
  const page = renderToString(
    <I18nProvider i18n={i18n}>
      <Provider store={store} serverState={stateWith(products)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </I18nProvider>,
  );
  // Drawn in its own letters from the start, so that nothing grows when the application takes over.
  const font = `<link rel="preload" href="${letters}" as="font" type="font/woff2" crossorigin>`;
  // The document around it has a title.
  const untitled = page.replace(/<title>.*?<\/title>/, '');
  return `${font}${untitled}${writeProducts(products)}<script>${pressAgain}</script>`;
}

function Frame() {
  return (
    <SignInModalProvider>
      <SiteLayout />
    </SignInModalProvider>
  );
}

function stateWith(products: Products) {
  return { ...emptyState, utils: { ...emptyState.utils, allProducts: products } };
}
