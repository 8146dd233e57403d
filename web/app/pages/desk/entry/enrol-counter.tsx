import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useEnrolCounterMutation } from '../../../state/api/calls/desk/entry/counters.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useBranchNames } from '../frame/words/use-branch-names.ts';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';

/** Enrols this browser as a counter of a branch. */
export function EnrolCounter({ locations }: { locations: readonly string[] }) {
  const { t } = useLingui();
  const { nameOf } = useBranchNames();
  const [name, setName] = useState('');
  const [location, setLocation] = useState(locations[0] ?? '');
  const [enrol, { isLoading, data, error }] = useEnrolCounterMutation();
  const sentence = useRefusalSentence(error);

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void enrol({ location, name: name.trim() });
      }}
    >
      <h2 className="text-lg font-semibold">
        <Trans>Make this browser a counter</Trans>
      </h2>
      <TextField
        label={t`Name of the counter`}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
        error={sentence && <span role="alert">{sentence}</span>}
        required
      />
      <SelectField
        label={t`Branch`}
        value={location}
        onChange={(event) => setLocation(event.target.value)}
      >
        {locations.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </SelectField>
      <p role="status" className="font-semibold text-ok">
        {data && (
          <Trans>
            This browser is {data.name} now. When you lock it, people sign in with their PIN.
          </Trans>
        )}
      </p>
      <Button type="submit" tone="secondary" busy={isLoading} disabled={name.trim() === ''}>
        <Trans>Make it a counter</Trans>
      </Button>
    </form>
  );
}
