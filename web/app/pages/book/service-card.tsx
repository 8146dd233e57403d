import type { Service, ServiceDuration } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Picture } from '../../components/picture.tsx';
import { formatAed } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChosenMark } from './chosen-mark.tsx';
import { PickButton } from './pick-button.tsx';
import { servicePicture } from './service-picture.ts';

interface Props {
  service: Service;
  chosenDurationId: number | undefined;
  /** Picks a duration; the chosen one again takes the service out. */
  onPick(duration: ServiceDuration): void;
}

/** One service with a button for each of its durations. */
export function ServiceCard({ service, chosenDurationId, onPick }: Props) {
  const { t } = useLingui();
  const picture = servicePicture(service.name);
  return (
    <li
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-card border-2 bg-surface shadow-card',
        chosenDurationId === undefined ? 'border-hairline' : 'border-ok',
      )}
    >
      {picture ? (
        <Picture
          slot={picture}
          sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 92vw"
          className="aspect-video w-full object-cover"
        />
      ) : (
        <div className="lattice aspect-video bg-tint" />
      )}
      {chosenDurationId !== undefined && <ChosenMark />}
      <div className="flex grow flex-col gap-2 p-5">
        <h2 className="text-xl font-bold">{service.name}</h2>
        <p className="grow text-muted">{service.description}</p>
        <fieldset className="mt-2 flex flex-wrap gap-2">
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
