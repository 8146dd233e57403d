import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTerms } from '../../../components/use-studio.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { Slider } from '../../../ui/field/slider.tsx';
import { memberSaving, type SampleSession, sampleSession } from './member-saving.ts';

/** The discount at the studio's own prices; empty until they are loaded. */
export function SavingSlider() {
  const { data } = useListCatalogueQuery();
  const sample = data && sampleSession(data.services);
  return sample ? <Slide sample={sample} /> : null;
}

const most = 12;

function Slide({ sample: { name, minutes, price } }: { sample: SampleSession }) {
  const { t } = useLingui();
  const { member_discount_percent: percent } = useTerms();
  const [sessions, setSessions] = useState(4);
  const saving = formatAmount(memberSaving(percent, sessions, price));
  return (
    <div className="grid gap-6">
      <p className="grid gap-1">
        <span className="display text-[clamp(3.25rem,7vw,5rem)] whitespace-nowrap text-gold tabular-nums">
          {saving}
        </span>
        <span className="text-muted">
          <Trans>
            saved in a year, by sessions of {minutes} min at {formatAmount(price)} ({name})
          </Trans>
        </span>
      </p>
      <Slider
        label={<Trans>Sessions a month</Trans>}
        output={sessions}
        valueText={t`${sessions} a month, saves ${saving} a year`}
        min={1}
        max={most}
        step={1}
        value={sessions}
        onChange={setSessions}
      />
    </div>
  );
}
