// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { openPage, screen } from '../../../components/test-answers/test-page.tsx';
import { DeskBar } from './desk-bar.tsx';

test('keys pressed in the menu leave it open; Escape closes it alone, and then reaches the page', async () => {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', hear);
  onTestFinished(() => document.removeEventListener('keydown', hear));
  const noop = () => {};
  const page = await openPage(
    <DeskBar
      {...{ sections: [], keysOn: true, setKeysOn: noop, showKeys: noop, find: noop }}
      OwnPinAndFactors={() => null}
    />,
  );
  await page.pressText('Person and settings');
  const menu = screen.getByText('Person and settings').closest('details');
  screen.getByRole('button', { name: /^All keys/ }).focus();
  await page.user.keyboard('x');
  expect(menu?.open).toBe(true);
  await page.user.keyboard('{Escape}');
  expect(menu?.open).toBe(false);
  expect(document.activeElement).toBe(menu?.querySelector('summary'));
  expect(heard).toEqual(['x']);
  await page.user.keyboard('{Escape}');
  expect(heard).toEqual(['x', 'Escape']);
});
