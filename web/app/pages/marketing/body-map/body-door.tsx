import { Trans, useLingui } from '@lingui/react/macro';
import { type Muscle, muscleNames } from '../../../components/body/muscles.ts';
import { SmallFigure } from '../../../components/body/tight-places.tsx';

/** The places that most people name. */
export const placesAtDoor: readonly Muscle[] = [
  'lower-back',
  'neck',
  'shoulders',
  'hips',
  'hamstrings',
  'calves',
];

/** The body map in a phone's first screen: a place that is touched leads to the map, chosen there. */
export function BodyDoor() {
  const { t } = useLingui();
  return (
    <nav
      aria-labelledby="body-door"
      className="flex items-center gap-3 rounded-card border border-hairline bg-surface ps-4 shadow-card sm:hidden"
    >
      <SmallFigure places={placesAtDoor} className="h-22" />
      <div className="min-w-0 grow pt-2.5 pb-1">
        <p id="body-door" className="font-semibold">
          <Trans>Where do you feel tight?</Trans>
        </p>
        <ul className="flex gap-2 overflow-x-auto overscroll-x-contain py-2 pe-4 [scrollbar-width:none]">
          {placesAtDoor.map((place) => (
            <li key={place}>
              <a
                href={`#${placeAnchor(place)}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-semibold whitespace-nowrap"
              >
                {t(muscleNames[place])}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The place of the map to which a place at the door leads. */
export function placeAnchor(place: Muscle): string {
  return `${anchor}${place}`;
}

/** The place that an address names; undefined when it names none. */
export function placeTouched(hash: string): Muscle | undefined {
  return placesAtDoor.find((place) => hash === `#${placeAnchor(place)}`);
}

const anchor = 'tight-';
