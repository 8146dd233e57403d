import { beforeEach, expect, test, vi } from 'vitest';

// Without React: under test is which of two pending choices wins.
const i18n = vi.hoisted(() => ({
  spoken: 'en',
  arrivals: [] as (() => void)[],
}));
vi.mock('../i18n.ts', () => ({
  loadWords: () => new Promise<void>((arrive) => i18n.arrivals.push(arrive)),
  speak: (language: string) => {
    i18n.spoken = language;
  },
  spokenLanguage: () => i18n.spoken,
}));
vi.mock('../state/requests/refetch-all.ts', () => ({ refetchAll: () => ({ type: 'refetched' }) }));
vi.mock('../state/store.ts', () => ({ useAppDispatch: () => () => undefined }));
vi.mock('@lingui/react', () => ({ useLingui: () => ({ _: () => '', i18n: { _: () => '' } }) }));
vi.mock('../ui/overlay/toast.tsx', () => ({ showToast: () => {} }));

const { useSpeakLanguage } = await import('./use-speak-language.ts');

beforeEach(() => {
  i18n.spoken = 'en';
  i18n.arrivals.length = 0;
});

test('a later choice is not overridden by words that load late', async () => {
  const speak = useSpeakLanguage();
  const arabic = speak('ar');
  const english = speak('en');
  await expect.poll(() => i18n.arrivals).toHaveLength(1);
  i18n.arrivals[0]?.();
  expect(await english).toBe(true);
  expect(await arabic).toBe(false);
  expect(i18n.spoken).toBe('en');
});

test('a single choice is applied', async () => {
  const arabic = useSpeakLanguage()('ar');
  await expect.poll(() => i18n.arrivals).toHaveLength(1);
  i18n.arrivals[0]?.();
  expect(await arabic).toBe(true);
  expect(i18n.spoken).toBe('ar');
});

test('the language stays if something else that it needs fails to load', async () => {
  const arabic = useSpeakLanguage()('ar', () => Promise.reject(new Error('missing')));
  await expect.poll(() => i18n.arrivals).toHaveLength(1);
  i18n.arrivals[0]?.();
  expect(await arabic).toBe(false);
  expect(i18n.spoken).toBe('en');
});
