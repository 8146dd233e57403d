/** By how much the second figure grows with each whole one of the first: the line of least squares. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  const meanOf = (index: 0 | 1) =>
    points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [meanOf(0), meanOf(1)];
  const both = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const alone = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return both / alone;
}
