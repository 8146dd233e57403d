import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Muscle, muscles } from '../../../components/body/muscles.ts';
import { placeAnchor, placesAtDoor, placeTouched } from './body-door.tsx';
import { BodyFigure } from './body-figure.tsx';
import { BodyProposals } from './body-proposals.tsx';
import { MuscleList } from './muscle-list.tsx';

/** The most common complaint, so that the map shows an answer at once. */
const chosenAtFirst: ReadonlySet<Muscle> = new Set(['lower-back']);

/**
 * The visitor marks where they feel tight, on a figure or in a list, and sees which services help.
 */
export function BodyMap() {
  const [picked, setPicked] = useState<ReadonlySet<Muscle>>(chosenAtFirst);
  const [near, setNear] = useState<Muscle>();

  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be touched again
  useEffect(() => {
    const touched = placeTouched(hash);
    if (touched) setPicked(new Set([touched]));
  }, [hash, key]);

  function toggle(muscle: Muscle) {
    setPicked((before) => toggled(before, muscle));
  }

  const touch = { chosen: picked, near, onToggle: toggle, onNear: setNear };
  return (
    <section
      aria-labelledby="body-title"
      data-theme="dark"
      className="relative isolate overflow-hidden bg-pine-deep text-ink"
    >
      {placesAtDoor.map((place) => (
        <span key={place} id={placeAnchor(place)} className="absolute top-0 scroll-mt-16" />
      ))}
      <div aria-hidden="true" className="lattice-dusk absolute inset-0 -z-10 opacity-25" />
      <div className="container-page grid gap-x-10 gap-y-7 py-12 sm:gap-y-9 lg:grid-rows-[auto_1fr] sm:py-24 lg:grid-cols-[1fr_minmax(22rem,1.25fr)_1fr] xl:gap-x-14">
        <div className="lg:col-start-1">
          <h2 id="body-title" className="display type-1">
            <Trans>Where do you feel tight?</Trans>
          </h2>
          <p className="type-lead mt-4 text-muted">
            <Trans>Touch the places on the figure, or choose them by name.</Trans>
          </p>
        </div>
        <div className="mx-auto grid w-full max-w-76 grid-cols-2 gap-4 sm:max-w-md lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-none">
          <figure>
            <BodyFigure side="front" {...touch} />
            <figcaption className="eyebrow mt-2 text-center sm:mt-4">
              <Trans>Front</Trans>
            </figcaption>
          </figure>
          <figure>
            <BodyFigure side="back" {...touch} />
            <figcaption className="eyebrow mt-2 text-center sm:mt-4">
              <Trans context="of the body">Back</Trans>
            </figcaption>
          </figure>
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-2">
          <MuscleList {...touch} />
        </div>
        <div className="lg:col-start-3 min-w-0 min-h-[26rem] md:min-h-[43rem] lg:row-span-2 lg:row-start-1">
          <BodyProposals chosen={muscles.filter((muscle) => picked.has(muscle))} />
        </div>
      </div>
    </section>
  );
}

function toggled(before: ReadonlySet<Muscle>, muscle: Muscle): ReadonlySet<Muscle> {
  const after = new Set(before);
  if (!after.delete(muscle)) after.add(muscle);
  return after;
}
