// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage, screen } from '../../../components/test-answers/test-page.tsx';
import { PagesBeside } from './pages-beside.tsx';
import { sectionsOf } from './pages-of-desk.ts';

const opened = (at: string) =>
  openPage(<PagesBeside sections={sectionsOf('manager')} />, {}, { at });
const widen = () => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => media);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
};
const ways = () => screen.getByRole('navigation', { name: 'Studio' });

test('a menu says which page is open, and closes when another one is chosen', async () => {
  const page = await opened('/desk/studio/website/look');
  const menu = ways().querySelector('details');
  const summary = menu?.querySelector('summary');
  expect(summary?.textContent).toMatch(/Words and look.*Website/);
  expect(menu?.open).toBe(false);
  await page.user.click(summary as HTMLElement);
  expect(menu?.open).toBe(true);
  await page.press('Branches', 'link');
  expect(menu?.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('Escape closes the menu, and the focus is on it again', async () => {
  const page = await opened('/desk/audit');
  const summary = ways().querySelector('summary') as HTMLElement;
  await page.user.click(summary);
  screen.getByRole('link', { name: 'Export' }).focus();
  await page.user.keyboard('{Escape}');
  expect(ways().querySelector('details')?.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('on a wide screen the pages stand under their headings, the open one marked', async () => {
  widen();
  await opened('/desk/studio/services/starting-sets');
  expect(ways().querySelector('details')).toBeNull();
  const offer = screen.getByRole('list', { name: 'What you offer' });
  expect(offer.textContent).toBe('ServicesPackagesProductsPartners');
  const current = ways().querySelectorAll('[aria-current=page]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Services']);
});

test('the overview and sections without headings have neither', async () => {
  await opened('/desk/studio');
  expect(screen.queryByRole('navigation')).toBeNull();
  await opened('/desk/hours');
  expect(screen.queryByRole('navigation')).toBeNull();
});
