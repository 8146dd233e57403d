import { useId } from 'react';

/**
 * Engraved patterns, as on bank notes. One curve is drawn and then repeated, rotated or moved, so a
 * pattern takes a few hundred bytes. Its colour is the text's.
 */

/** A rosette: `petals` ellipses rotated about one centre, in a square of 200 units. */
export function GuillocheRosette({
  petals = 36,
  className,
}: {
  petals?: number;
  className?: string;
}) {
  const id = useId();
  const turns = Array.from({ length: petals }, (_, index) => (index * 360) / petals);
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={className}>
      <defs>
        <g id={id} fill="none" stroke="currentColor" strokeWidth="0.5">
          <ellipse cx="42" rx="54" ry="22" />
          <ellipse cx="30" rx="30" ry="11" />
        </g>
      </defs>
      {turns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn})`} />
      ))}
      <circle r="98" fill="none" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}

const bandWidth = 400;
const wave = wavePath(bandWidth + 80, 40, 15);
const quickWave = wavePath(bandWidth + 80, 20, 7);

/** A woven band, 400 by 40 units, stretched to its box. */
export function GuillocheBand({
  strands = 8,
  className,
}: {
  strands?: number;
  className?: string;
}) {
  const id = useId();
  const shifts = Array.from({ length: strands }, (_, index) => (index * 40) / strands);
  return (
    <svg
      viewBox={`0 0 ${bandWidth} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <g id={id} fill="none" stroke="currentColor" strokeWidth="0.7">
          <path d={wave} vectorEffect="non-scaling-stroke" />
          <path d={quickWave} vectorEffect="non-scaling-stroke" />
        </g>
      </defs>
      {shifts.map((shift) => (
        <use key={shift} href={`#${id}`} x={-shift} y={20} />
      ))}
    </svg>
  );
}

/** A sine wave of the given length and height about y = 0, with one curve per half wave. */
function wavePath(width: number, length: number, height: number): string {
  const half = length / 2;
  // These control points make a cubic look exactly like the half wave.
  const reach = half * 0.3642;
  let path = 'M0 0';
  for (let x = 0, sign = -1; x < width; x += half, sign = -sign) {
    const y = (sign * height * 4) / 3;
    path += `C${round(x + reach)} ${round(y)} ${round(x + half - reach)} ${round(y)} ${x + half} 0`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
