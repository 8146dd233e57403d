import type { ServiceDuration } from '@limber/contract/catalogue.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { muscleNames } from '../../../components/body/muscles.ts';
import { ServicePicture } from '../../../components/pictures/service-picture.tsx';
import { formatAmount } from '../../../lib/format-amount.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dot } from '../../../ui/dot.tsx';
import type { Proposal, ProposedKind } from './propose-services.ts';

const reasons: Record<ProposedKind, { id: string }> = {
  stretching: msg`You let go while a therapist takes the joint through its full range; the pull eases without effort.`,
  pnf_stretching: msg`You push, relax and reach further: the quickest way to more length in large muscles.`,
  dynamic_stretching: msg`Led movement wakes up what long sitting has put to sleep.`,
  sport_massage: msg`Firm strokes along the fibres loosen what training or the desk has knotted.`,
  deep_tissue_massage: msg`Slow pressure reaches the layers that stretching alone does not.`,
  cupping: msg`Cups lift where pressing would be too much, and let the tissue glide again.`,
  red_light: msg`Warm red light quiets the spot, before or after work by hand.`,
  compression: msg`Boots press and release in waves and take the weight out of tired legs.`,
};

interface Props {
  proposal: Proposal;
  duration: ServiceDuration;
  taken: boolean;
  onTake(taken: boolean): void;
}

/**
 * A proposed service: for which muscles, why, how long and the price; ticked if it will be booked.
 */
export function ProposalCard({ proposal, duration, taken, onTake }: Props) {
  const { i18n } = useLingui();
  const { service, kind, muscles } = proposal;
  const names = muscles.map((muscle) => i18n._(muscleNames[muscle]));
  const places = new Intl.ListFormat(i18n.locale).format(names);
  const amount = formatAmount(duration.price);
  return (
    <li>
      <label
        className={classNames(
          'grid min-h-40 cursor-pointer grid-cols-[5.5rem_1fr_auto] gap-x-4 rounded-card border p-3 transition-colors max-[22rem]:grid-cols-[4.5rem_1fr_auto] max-[22rem]:gap-x-3 sm:min-h-44',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary',
          taken ? 'border-primary bg-primary/12' : 'border-hairline bg-black/15',
        )}
      >
        <span className="arch">
          <ServicePicture service={service} sizes="14rem" className="size-full object-cover" />
        </span>
        <span className="grid content-center gap-1">
          <span className="type-3">{service.name}</span>
          <span className="text-sm text-primary">
            <Trans>For: {places}</Trans>
          </span>
          <span className="text-sm text-muted">{i18n._(reasons[kind])}</span>
          <span className="mt-1 text-sm font-semibold whitespace-nowrap tabular-nums">
            <Trans>
              {duration.time} min
              <Dot />
              {amount}
            </Trans>
          </span>
        </span>
        <input
          type="checkbox"
          checked={taken}
          onChange={(event) => onTake(event.target.checked)}
          className="m-1 size-5 shrink-0 accent-primary outline-none not-checked:appearance-none not-checked:rounded-[0.3rem] not-checked:border not-checked:border-line"
        />
      </label>
    </li>
  );
}
