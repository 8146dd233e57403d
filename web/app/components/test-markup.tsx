import type { Account } from '@limber/contract/accounts.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { api } from '../state/api/api-without-store.ts';
import type { Args, Reply } from '../state/api/call.ts';
import { setUser } from '../state/auth-slice.ts';
import { setTokens } from '../state/token-slice.ts';
import { createStore } from '../state/whole-store.ts';

export type TestStore = ReturnType<typeof createStore>;

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** A new store, for a visitor or the given account. */
export function testStore(signedInAs?: Account): TestStore {
  const store = createStore(() => ({ getItem: () => null, setItem() {} }));
  if (!signedInAs) return store;
  store.dispatch(setUser(signedInAs));
  store.dispatch(setTokens({ accessToken: 'access', refreshToken: 'refresh' }));
  return store;
}

/** Stores an answer as if it had been requested. */
export function keepAnswer<E extends { name: string }>(
  store: TestStore,
  { name }: E,
  args: Args<E>,
  answer: Reply<E>,
): Promise<unknown> {
  const action = api.util.upsertQueryData(name as never, args as never, answer as never);
  return Promise.resolve(store.dispatch(action));
}

/** First render of a piece in English, as HTML; at an address if it reads one. */
export function drawn(piece: ReactElement, store: TestStore = testStore(), at = '/'): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]}>{piece}</MemoryRouter>
      </Provider>
    </I18nProvider>,
  );
}

/** Its text, with whitespace collapsed, without the column names that cells show on a phone. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<span aria-hidden="true" class="desk-table-label">[^<]*<\/span>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export interface Drawn {
  /** Its text, otherwise its label. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  html: string;
}

/** Every element of a kind without another of its kind inside, in order. */
export function elementsOf(html: string, tag: string): Drawn[] {
  const found = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>(.*?)</${tag}>`, 'gs'));
  return [...found].map(([whole, written = '', inside = '']) => {
    const pairs = [...written.matchAll(/([\w-]+)="([^"]*)"/g)];
    const attributes = Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
    return { name: textOf(inside) || attributes['aria-label'] || '', attributes, html: whole };
  });
}

/** The address of every picture, in order. */
export function picturesOf(html: string): string[] {
  return [...html.matchAll(/<img[^>]*? src="([^"]*)"/g)].map(([, src = '']) => src);
}

/** Name and address of every link, in order. */
export function linksOf(html: string): [name: string, target: string | undefined][] {
  return elementsOf(html, 'a').map(({ name, attributes }) => [name, attributes.href]);
}
