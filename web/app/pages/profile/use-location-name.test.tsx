import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createStore } from '../../state/whole-store.ts';
import { useLocationName } from './use-location-name.ts';

function Branch() {
  return <p>{useLocationName('B')}</p>;
}

test('a branch whose name is not loaded is not called by its code', () => {
  const store = createStore(() => ({ getItem: () => null, setItem: () => {} }));
  expect(
    renderToStaticMarkup(
      <Provider store={store}>
        <Branch />
      </Provider>,
    ),
  ).toBe('<p></p>');
});
