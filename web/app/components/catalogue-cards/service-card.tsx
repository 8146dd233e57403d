import type { Service, ServiceDuration } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmount } from '../../lib/format-amount.ts';
import { classNames } from '../../ui/class-names.ts';
import { ServicePicture } from '../pictures/service-picture.tsx';
import { ChosenMark } from './chosen-mark.tsx';
import { PickButton } from './pick-button.tsx';

interface Props {
  service: Service;
  chosenDurationId: number | undefined;
  /** Picks a duration; the picked one removes the service. */
  onPick(duration: ServiceDuration): void;
  /** At its foot, such as its next free time. */
  children?: ReactNode;
}

const pictureClasses = 'arch h-16 w-14 object-cover';

/** A service in a compact card: an arch beside its words, its durations in one row. */
export function ServiceCard({ service, chosenDurationId, onPick, children }: Props) {
  const { t } = useLingui();
  return (
    <li
      className={classNames(
        'flex flex-col gap-2.5 rounded-card border-2 bg-surface p-3 shadow-card',
        chosenDurationId === undefined ? 'border-hairline' : 'border-ok',
      )}
    >
      <div className="flex grow gap-3">
        <div className="relative shrink-0">
          <ServicePicture service={service} sizes="6rem" className={pictureClasses}>
            <div
              className={classNames('lattice bg-tint bg-size-[1.25rem]! bg-center', pictureClasses)}
            />
          </ServicePicture>
          {chosenDurationId !== undefined && (
            <ChosenMark className="-end-2 -top-2 size-7 [&>svg]:size-4" />
          )}
        </div>
        <div className="min-w-0 self-center">
          <h2 className="text-xl/6 font-bold">{service.name}</h2>
          <p className="mt-0.5 text-sm/5 text-muted xl:text-[0.8125rem]/[1.125rem]">
            {service.description}
          </p>
        </div>
      </div>
      <fieldset
        className={classNames(
          'grid grid-cols-[repeat(auto-fit,minmax(3.125rem,1fr))] gap-1',
          // Beside two other cards, four lengths have no room for Arabic's longer words.
          service.durations.length > 3 &&
            'xl:rtl:[&_button]:text-xs xl:rtl:[&_span+span]:text-[0.6875rem]',
        )}
      >
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
      {children}
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
    <PickButton pressed={pressed} onPick={onPick} look="cell">
      <span>
        <Trans>{duration.time} min</Trans>
      </span>
      <span className={classNames('text-xs font-medium', !pressed && 'text-muted')}>
        {formatAmount(duration.price)}
      </span>
    </PickButton>
  );
}
