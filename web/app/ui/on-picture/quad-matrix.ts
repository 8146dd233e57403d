/** A point of a picture, in its own pixels. */
export type Point = readonly [x: number, y: number];

/** Top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * The CSS `matrix3d` that projects a flat box of `width` by `height` pixels, from its top left
 * corner, onto four points: the only projection that maps corner to corner, and so any plane in
 * perspective.
 */
export function quadMatrix(width: number, height: number, quad: Quad): string {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  const across = [x1 - x0 + g * x1, y1 - y0 + g * y1, 0, g].map((each) => each / width);
  const down = [x3 - x0 + h * x3, y3 - y0 + h * y3, 0, h].map((each) => each / height);
  const entries = [...across, ...down, 0, 0, 1, 0, x0, y0, 0, 1];
  return `matrix3d(${entries.map((each) => Number(each.toPrecision(7))).join(',')})`;
}

/** The same four points in the mirrored picture. */
export function mirrored(quad: Quad, pictureWidth: number): Quad {
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  const flip = ([x, y]: Point): Point => [pictureWidth - x, y];
  return [flip(topRight), flip(topLeft), flip(bottomLeft), flip(bottomRight)];
}
