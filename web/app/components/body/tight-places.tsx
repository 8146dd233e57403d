import { useLingui } from '@lingui/react/macro';
import { head, mirrored, seam, shapes, silhouette } from './body-shapes.ts';
import { type Muscle, muscleNames } from './muscles.ts';
import './body.css';

/** Where a client feels tight: a small figure that shows it, and its names. */
export function TightPlaces({ places }: { places: readonly Muscle[] }) {
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale).format(places.map((each) => t(muscleNames[each])));
  return (
    <span className="inline-flex items-center gap-2.5">
      <SmallFigure places={places} />
      {names}
    </span>
  );
}

interface FigureProps {
  places: readonly Muscle[];
  /** Its height. */
  className?: string;
}

/** The figure from the side on which most of the places are, from behind when both show as many. */
export function SmallFigure({ places, className = 'h-14' }: FigureProps) {
  const on = (side: 'front' | 'back') => places.filter((each) => shapes[side][each]);
  const side = on('front').length > on('back').length ? 'front' : 'back';
  const half = (
    <>
      <path d={silhouette} className="fill-line/40" />
      <path d={head} className="fill-line/40" />
      {on(side).map((each) => (
        <path key={each} d={shapes[side][each]} className="tight-place" />
      ))}
    </>
  );
  return (
    <svg
      viewBox="0 0 200 480"
      aria-hidden="true"
      data-side={side}
      className={`w-auto shrink-0 ${className}`}
    >
      <path d={seam} strokeWidth="2" className="stroke-line/40" />
      {half}
      <g transform={mirrored}>{half}</g>
    </svg>
  );
}
