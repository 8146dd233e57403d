import type { Service, ServiceDuration } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Picture } from '../../../components/pictures/picture.tsx';
import { servicePicture } from '../../../components/pictures/service-picture.ts';
import { formatAed } from '../../../lib/format-amount.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChosenMark } from '../chosen-mark.tsx';
import { NextFreeTimeLink } from './next-free-time-link.tsx';
import { PickButton } from './pick-button.tsx';

interface Props {
  service: Service;
  chosenDurationId: number | undefined;
  /** Its next free time. */
  next: ComponentProps<typeof NextFreeTimeLink>;
  /** Picks a duration; the picked one removes the service. */
  onPick(duration: ServiceDuration): void;
}

const pictureClasses =
  'object-cover max-sm:size-24 max-sm:rounded-control sm:aspect-video sm:w-full';

/** A service with a button for each duration. */
export function ServiceCard({ service, chosenDurationId, next, onPick }: Props) {
  const { t } = useLingui();
  const picture = service.kind && servicePicture[service.kind];
  return (
    <li
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-card border-2 bg-surface shadow-card',
        chosenDurationId === undefined ? 'border-hairline' : 'border-ok',
      )}
    >
      {/* On a phone the picture is beside the text, so that several services fit on screen. */}
      <div className="flex gap-4 p-4 pb-0 sm:block sm:p-0">
        <div className="relative shrink-0">
          {picture ? (
            <Picture
              slot={picture}
              sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, (min-width: 40rem) 92vw, 6rem"
              className={pictureClasses}
            />
          ) : (
            <div className={classNames('lattice bg-tint', pictureClasses)} />
          )}
          {chosenDurationId !== undefined && (
            <ChosenMark className="max-sm:-end-2 max-sm:-top-2 max-sm:size-7 max-sm:[&>svg]:size-4" />
          )}
        </div>
        <div className="grid min-w-0 grow content-start gap-1 sm:gap-2 sm:px-5 sm:pt-5">
          <h2 className="text-xl font-bold">{service.name}</h2>
          <p className="text-muted">{service.description}</p>
        </div>
      </div>
      <fieldset className="mt-auto grid grid-cols-2 gap-2 p-4 sm:p-5 [&>button:last-of-type:nth-of-type(odd)]:col-span-2">
        <legend className="sr-only">{t`Duration of ${service.name}`}</legend>
        {service.durations.map((duration) => (
          <DurationButton
            key={duration.id}
            duration={duration}
            pressed={duration.id === chosenDurationId}
            onPick={() => onPick(duration)}
          />
        ))}
      </fieldset>
      <div className="px-4 pb-4 sm:px-5 sm:pb-5">
        <NextFreeTimeLink {...next} />
      </div>
    </li>
  );
}

interface DurationButtonProps {
  duration: ServiceDuration;
  pressed: boolean;
  onPick(): void;
}

function DurationButton({ duration, pressed, onPick }: DurationButtonProps) {
  return (
    <PickButton pressed={pressed} onPick={onPick}>
      <span>
        <Trans>{duration.time} min</Trans>
      </span>
      <span className={classNames('font-medium', !pressed && 'text-muted')}>
        {formatAed(duration.price)}
      </span>
    </PickButton>
  );
}
