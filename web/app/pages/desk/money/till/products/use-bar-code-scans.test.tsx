// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBarCodeScans } from './use-bar-code-scans.ts';

const scanned: string[] = [];

function Slip() {
  const [slip, setSlip] = useState('');
  useBarCodeScans(true, (code) => scanned.push(code));
  return <input aria-label="Slip" value={slip} onChange={({ target }) => setSlip(target.value)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  scanned.length = 0;
  render(<Slip />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const slip = () => screen.getByLabelText<HTMLInputElement>('Slip');

/** A key at an instant, which the browser writes into the field unless it was held back. */
function press(key: string, at: number, repeat = false): void {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    slip().dispatchEvent(event);
    if (event.defaultPrevented || key === 'Enter') return;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(slip(), slip().value + key);
    slip().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
function scan(code: string, from: number): void {
  for (const [index, key] of [...code, 'Enter'].entries()) press(key, from + index * 8);
}

test('a scan leaves the digits that a person typed into the slip', () => {
  press('1', 0);
  press('2', 400);
  vi.advanceTimersByTime(60);
  scan('6291041500213', 1000);
  expect([scanned, slip().value]).toEqual([['6291041500213'], '12']);
});

test('it leaves them also where the page was too busy to notice the pause', () => {
  press('1', 0);
  press('2', 400);
  // No timer has run since.
  scan('6291041500213', 500);
  expect([scanned, slip().value]).toEqual([['6291041500213'], '12']);
});

test('a key that is held down is no scanner', () => {
  press('4', 0);
  for (let at = 1; at < 8; at += 1) press('4', 300 + at * 30, true);
  press('Enter', 560);
  expect([scanned, slip().value]).toEqual([[], '44444444']);
});
