// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { bufferKeys, takeBuffered } from './early-keys.ts';

test('a press anywhere ends the holding, even if nothing else handles it', () => {
  const quiet = document.createElement('div');
  quiet.addEventListener('pointerdown', (event) => event.stopPropagation());
  document.body.append(quiet);
  const letter = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  bufferKeys();
  letter();
  quiet.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  letter();
  expect(takeBuffered().text).toBe('');
});
