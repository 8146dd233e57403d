import type { Gender } from '@limber/contract/values/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { ChosenMark } from '../../../components/catalogue-cards/chosen-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

type GenderPreference = Gender | '';

interface Props {
  chosen: boolean;
  /** The current preference. */
  preference: GenderPreference;
  /** Number of therapists that match a preference. */
  countFor(preference: GenderPreference): number;
  onChoose(preference: GenderPreference): void;
}

/** The first card: any free therapist, with an optional preference. */
export function AnyTherapistCard({
  chosen,
  preference: chosenPreference,
  countFor,
  onChoose,
}: Props) {
  const [preference, setPreference] = useState<GenderPreference>(chosenPreference);
  const nobody = countFor(preference) === 0;
  return (
    <li
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-card border-2 bg-surface shadow-card',
        chosen ? 'border-ok' : 'border-hairline',
      )}
    >
      <div className="lattice relative grid aspect-16/7 w-full shrink-0 place-items-center bg-tint sm:aspect-16/10 xl:aspect-16/7">
        <span className="grid size-20 place-items-center rounded-full bg-surface text-primary shadow-card">
          <Sparkles aria-hidden="true" className="size-9" />
        </span>
      </div>
      {chosen && <ChosenMark />}
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h2 className="text-lg font-bold">
            <Trans>Any available therapist</Trans>
          </h2>
          <p className="mt-1 text-sm text-muted">
            <Trans>The most times to choose from. We pick a free therapist.</Trans>
          </p>
        </div>
        <PreferenceChoice preference={preference} onPrefer={setPreference} />
        <Button
          className="mt-auto px-3!"
          aria-pressed={chosen && preference === chosenPreference}
          disabled={nobody}
          onClick={() => onChoose(preference)}
        >
          <Trans>Choose any free therapist</Trans>
        </Button>
        {nobody && (
          <p className="text-sm font-semibold">
            <Trans>Nobody here offers all you have chosen</Trans>
          </p>
        )}
      </div>
    </li>
  );
}

function PreferenceChoice({
  preference,
  onPrefer,
}: {
  preference: GenderPreference;
  onPrefer(preference: GenderPreference): void;
}) {
  const { t } = useLingui();
  const choices: [GenderPreference, string][] = [
    ['', t`No preference`],
    ['female', t`A woman`],
    ['male', t`A man`],
  ];
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Would you rather have</Trans>
      </legend>
      <div className="flex flex-wrap gap-1.5 xl:grid xl:grid-cols-2 xl:*:first:col-span-2">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 grow cursor-pointer items-center justify-center gap-1.5 rounded-control border border-line px-2.5 text-sm font-semibold hover:border-primary has-checked:border-primary has-checked:bg-tint has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary forced-colors:has-checked:bg-[Highlight]"
          >
            <input
              type="radio"
              name="therapist-preference"
              value={value}
              checked={value === preference}
              onChange={() => onPrefer(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {value === preference && <Check aria-hidden="true" className="size-4 shrink-0" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
