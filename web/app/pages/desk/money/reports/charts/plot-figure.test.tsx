// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PlotFigure } from './plot-figure.tsx';

function open(columns?: number) {
  const points = [1, 2, 3, 4].map((day) => ({ says: `Day ${day}`, opens: `/day/${day}` }));
  const chart = (
    <PlotFigure
      label="Sales"
      hint="Point at a day."
      points={points}
      {...(columns && { columns })}
      draw={() => ({})}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: chart },
    { path: '/day/:day', element: <p>Its invoices</p> },
  ]);
  render(<RouterProvider router={router} />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('group'), { key });
  const said = () => screen.getByRole('status').textContent;
  return { press, said, router };
}

test('arrows go from point to point and read it, and Enter opens it @REPORT-03', async () => {
  const { press, said, router } = open();
  expect(said()).toBe('Point at a day.');
  press('ArrowRight');
  expect(said()).toBe('Day 1');
  press('End');
  press('ArrowRight');
  expect(said()).toBe('Day 4');
  press('ArrowLeft');
  press('Enter');
  await screen.findByText('Its invoices');
  expect(router.state.location.pathname).toBe('/day/3');
});

test('in rows, arrows also go up and down, and stop at the edges @REPORT-03', () => {
  const { press, said } = open(2);
  press('ArrowRight');
  press('ArrowDown');
  expect(said()).toBe('Day 3');
  press('ArrowDown');
  expect(said()).toBe('Day 3');
  press('ArrowUp');
  expect(said()).toBe('Day 1');
});
