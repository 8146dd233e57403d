import type { MouseEvent } from 'react';
import { head, mirrored, seam, shapes, silhouette } from '../../../components/body/body-shapes.ts';
import type { Muscle } from '../../../components/body/muscles.ts';

interface Props {
  side: 'front' | 'back';
  chosen: ReadonlySet<Muscle>;
  /** The muscle that the list highlights. */
  near?: Muscle;
  onToggle(muscle: Muscle): void;
  onNear(muscle?: Muscle): void;
}

/**
 * A standing figure with muscles to press. For pointers only: the checkboxes beside it do the same
 * for keys and screen readers.
 */
export function BodyFigure({ side, chosen, near, onToggle, onNear }: Props) {
  const half = (
    <>
      <path d={silhouette} fill="#ece6d9" />
      <path d={head} fill="#ece6d9" />
      {Object.entries(shapes[side]).map(([muscle, outline]) => (
        <path
          key={muscle}
          d={outline}
          data-muscle={muscle}
          data-chosen={chosen.has(muscle as Muscle) || undefined}
          data-near={muscle === near || undefined}
          className="muscle"
        />
      ))}
    </>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithMouseEvents: the check boxes are there for keys
    <svg
      viewBox="0 0 200 480"
      aria-hidden="true"
      data-side={side}
      className="h-auto w-full touch-manipulation"
      onClick={(event) => {
        const muscle = muscleOf(event);
        if (muscle) onToggle(muscle);
      }}
      onMouseOver={(event) => onNear(muscleOf(event))}
      onMouseLeave={() => onNear(undefined)}
    >
      {/* Covers the seam between the two halves. */}
      <path d={seam} stroke="#ece6d9" strokeWidth="2" />
      <g>{half}</g>
      <g transform={mirrored}>{half}</g>
      <Shade side={side} />
    </svg>
  );
}

/** Shades the flat figure: light from the left, darker towards every edge. */
function Shade({ side }: Pick<Props, 'side'>) {
  const name = (part: string) => `body-${side}-${part}`;
  return (
    <g className="pointer-events-none">
      <defs>
        <linearGradient id={name('sun')}>
          <stop offset="0.1" stopColor="#fff6e2" stopOpacity="0.35" />
          <stop offset="0.5" stopColor="#7d6340" stopOpacity="0.06" />
          <stop offset="1" stopColor="#2c2210" stopOpacity="0.55" />
        </linearGradient>
        <filter id={name('soft')}>
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <clipPath id={name('outline')}>
          <path d={silhouette} />
          <path d={head} />
          <path d={silhouette} transform={mirrored} />
          <path d={head} transform={mirrored} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${name('outline')})`}>
        <rect width="200" height="480" fill={`url(#${name('sun')})`} />
        <g
          fill="none"
          stroke="#3a2c14"
          strokeOpacity="0.5"
          strokeWidth="7"
          filter={`url(#${name('soft')})`}
        >
          <path d={contour} />
          <path d={contour} transform={mirrored} />
        </g>
      </g>
    </g>
  );
}

/** Outline of one half, without the seam in the middle. */
const contour = `${silhouette.replace(' L100 250 Z', '')} ${head.replace(' Z', '')}`;

function muscleOf({ target }: MouseEvent): Muscle | undefined {
  return (target as SVGElement).dataset.muscle as Muscle | undefined;
}
