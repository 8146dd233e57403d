type Points = readonly (readonly [number, number])[];

/** Slope of the second figure over the first, by least squares. */
export function slopeOf(points: Points): number {
  const { both, alone } = momentsOf(points);
  return both / alone;
}

/**
 * Standard error of {@link slopeOf}: noise has a random slope that is seldom more than twice this.
 */
export function slopeErrorOf(points: Points): number {
  const { x, y, alone } = momentsOf(points);
  const slope = slopeOf(points);
  const beside = points.reduce(
    (sum, point) => sum + (point[1] - y - slope * (point[0] - x)) ** 2,
    0,
  );
  return Math.sqrt(beside / (points.length - 2) / alone);
}

function momentsOf(points: Points) {
  const meanOf = (index: 0 | 1) =>
    points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [meanOf(0), meanOf(1)];
  const both = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const alone = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return { x, y, both, alone };
}
