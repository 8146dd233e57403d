import { expect, test } from 'vitest';
import { mirrored, type Point, type Quad, quadMatrix } from './quad-matrix.ts';

const quad: Quad = [
  [592, 349],
  [1359, 315],
  [1379, 810],
  [595, 831],
];

/** Where CSS projects a point of the flat box. */
function project(matrix: string, [x, y]: Point): Point {
  const m = matrix.slice('matrix3d('.length, -1).split(',').map(Number);
  const at = (row: number) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 12] ?? 0);
  return [Math.round(at(0) / at(3)), Math.round(at(1) / at(3))];
}

test('each corner of a flat box is projected onto its point', () => {
  const matrix = quadMatrix(800, 504, quad);
  expect(project(matrix, [0, 0])).toEqual(quad[0]);
  expect(project(matrix, [800, 0])).toEqual(quad[1]);
  expect(project(matrix, [800, 504])).toEqual(quad[2]);
  expect(project(matrix, [0, 504])).toEqual(quad[3]);
});

test('a quad without perspective gets none', () => {
  expect(
    quadMatrix(10, 10, [
      [5, 5],
      [25, 5],
      [25, 25],
      [5, 25],
    ]),
  ).toBe('matrix3d(2,0,0,0,0,2,0,0,0,0,1,0,5,5,0,1)');
});

test('mirrored, left is right, and the box is still upright', () => {
  expect(mirrored(quad, 1800)).toEqual([
    [441, 315],
    [1208, 349],
    [1205, 831],
    [421, 810],
  ]);
});
