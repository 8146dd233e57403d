// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardHoursOf } from '../board/board.tsx';
import { aBooking, aDay } from '../board/test-day.ts';
import { columnsOf } from '../board/therapist-columns.ts';
import { useDrag } from './use-drag.ts';

const day = aDay([aBooking('amina', {})]);
const noop = () => {};

function Board() {
  const board = useRef<HTMLElement>(null);
  useDrag(board, {
    ground: { columns: columnsOf(day), range: boardHoursOf(day) },
    bookings: day.bookings,
    mayMove: () => true,
    ...{ onTarget: noop, onDrop: noop, onLeave: noop },
  });
  return (
    <section ref={board} aria-label="Board">
      <div data-session="amina">Amina</div>
    </section>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Board />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const point = (type: string, pointerType: string, x: number) =>
  act(() => {
    const how = { pointerType, clientX: x, isPrimary: true, button: 0, bubbles: true };
    screen.getByText('Amina').dispatchEvent(new PointerEvent(type, how));
  });
const isDragged = () => screen.getByRole('region').hasAttribute('data-dragged');

test('a mouse drags once it has moved more than a slip of the hand', () => {
  point('pointerdown', 'mouse', 100);
  point('pointermove', 'mouse', 105);
  expect(isDragged()).toBe(false);
  point('pointermove', 'mouse', 106);
  expect(isDragged()).toBe(true);
});

test.each([
  ['drags a session on which it rests, even a little unsteadily', 110, true],
  ['scrolls when it moves before', 111, false],
])('a finger %s', (_, x, drags) => {
  point('pointerdown', 'touch', 100);
  point('pointermove', 'touch', x);
  vi.advanceTimersByTime(349);
  expect(isDragged()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isDragged()).toBe(drags);
});
