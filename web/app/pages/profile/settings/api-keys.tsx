import type { OwnApiKeys } from '@limber/contract/software/api-keys.ts';
import type { Scope } from '@limber/contract/software/scopes.ts';
import { KEY_NAME_CHARACTERS } from '@limber/contract/terms/software/api-keys.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { KeyLine } from '../../../components/software/key-line.tsx';
import { scopeWords } from '../../../components/software/scope-words.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
import { addDays, dayOfInstant } from '../../../lib/dates.ts';
import {
  useMakeApiKeyMutation,
  useRevokeApiKeyMutation,
} from '../../../state/api/calls/software/api-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

/** Days for which a new key is proposed to last. */
const USUAL_DAYS = 90;

/** Keys for software of one's own: made, shown once, revoked. */
export function ApiKeys({ offered, scopes, keys }: OwnApiKeys) {
  const [made, setMade] = useState<string>();
  const [makes, setMakes] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted">
        <Trans>
          A key lets software of yours act for you, within the same rules as you. Histories say by
          which key something was done.
        </Trans>
      </p>
      {made && <MadeKey value={made} />}
      <Keys keys={keys} />
      {offered && !makes && (
        <Button tone="secondary" onClick={() => setMakes(true)}>
          <Trans>Make a key</Trans>
        </Button>
      )}
      {offered && makes && (
        <NewKey
          scopes={scopes}
          onMade={(key) => {
            setMade(key);
            setMakes(false);
          }}
          onLeave={() => setMakes(false)}
        />
      )}
    </div>
  );
}

function MadeKey({ value }: { value: string }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showToast('success', t`Copied.`),
      () => showToast('error', t`Please copy it by hand.`),
    );
  return (
    <Notice tone="info">
      <span className="grid justify-items-start gap-3">
        <span>
          <Trans>This is your key. Please copy it now: it is not shown again.</Trans>
        </span>
        <bdi dir="ltr" className="font-mono [overflow-wrap:anywhere]" translate="no">
          {value}
        </bdi>
        <Button tone="secondary" onClick={() => void copy()}>
          <Trans>Copy the key</Trans>
        </Button>
      </span>
    </Notice>
  );
}

function Keys({ keys }: Pick<OwnApiKeys, 'keys'>) {
  const { t } = useLingui();
  const [revoke, revoking] = useRevokeApiKeyMutation();
  if (keys.length === 0) return null;
  return (
    <>
      <FailureNotice error={revoking.error} />
      <ul className="grid w-full gap-3">
        {keys.map((key) => (
          <li
            key={key.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline p-4"
          >
            <span className="min-w-0">
              <strong>
                <bdi>{key.name}</bdi>
              </strong>
              <KeyLine of={key} />
            </span>
            <Button
              tone="secondary"
              aria-label={t`Revoke ${key.name}`}
              disabled={revoking.isLoading}
              onClick={() => void revoke({ id: key.id })}
            >
              <Trans>Revoke</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface NewKeyProps {
  scopes: readonly Scope[];
  onMade(key: string): void;
  onLeave(): void;
}

function NewKey({ scopes, onMade, onLeave }: NewKeyProps) {
  const { t } = useLingui();
  const today = dayOfInstant(useServerNow());
  const [make, making] = useMakeApiKeyMutation();
  const [name, setName] = useState('');
  const [endsOn, setEndsOn] = useState(addDays(today, USUAL_DAYS));
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const toggle = (scope: Scope) =>
    setChosen((before) =>
      before.includes(scope) ? before.filter((each) => each !== scope) : [...before, scope],
    );

  async function send(event: FormEvent) {
    event.preventDefault();
    const { data } = await make({ name, scopes: [...chosen], ends_on: endsOn });
    if (data) onMade(data.key);
  }

  return (
    <form onSubmit={send} className="grid w-full max-w-xl gap-4">
      <FailureNotice error={making.error} field="ends_on" />
      <TextField
        label={t`What the key is for`}
        value={name}
        maxLength={KEY_NAME_CHARACTERS}
        required
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset>
        <legend className="font-semibold">
          <Trans>What it allows</Trans>
        </legend>
        {scopes.map((scope) => (
          <Checkbox key={scope} checked={chosen.includes(scope)} onChange={() => toggle(scope)}>
            {t(scopeWords[scope])}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        label={t`Last day on which it is accepted`}
        type="date"
        value={endsOn}
        required
        onChange={({ target }) => setEndsOn(target.value)}
      />
      <DoOrKeep
        does={<Trans>Make the key</Trans>}
        busy={making.isLoading}
        disabled={!name.trim() || chosen.length === 0}
        keeps={<Trans>Leave it</Trans>}
        onKeep={onLeave}
      />
    </form>
  );
}
