import type { MouseEvent } from 'react';
import { head, shapes, silhouette } from './body-shapes.ts';
import type { Muscle } from './muscles.ts';

interface Props {
  side: 'front' | 'back';
  chosen: ReadonlySet<Muscle>;
  /** The place that the list points at. */
  near?: Muscle;
  onToggle(muscle: Muscle): void;
  onNear(muscle?: Muscle): void;
}

/**
 * A standing figure whose places can be touched. It is for eyes and pointers only: the list of
 * check boxes beside it does the same for keys and screen readers.
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
      {/* Under the seam of the two halves, which would show. */}
      <path d="M100 9V249" stroke="#ece6d9" strokeWidth="2" />
      <g>{half}</g>
      <g transform="translate(200 0) scale(-1 1)">{half}</g>
    </svg>
  );
}

function muscleOf({ target }: MouseEvent): Muscle | undefined {
  return (target as SVGElement).dataset.muscle as Muscle | undefined;
}
