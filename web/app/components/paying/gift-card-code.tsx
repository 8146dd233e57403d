import type { OwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAddGiftCardMutation } from '../../state/api/calls/paying/gift-cards.ts';
import { readFailure } from '../../state/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useFailureText } from '../use-failure-text.ts';

/** Adds a gift card to the account by its code. It is also used inside forms, so it is not a form itself. */
export function GiftCardCode({ onAdded }: { onAdded(card: OwnGiftCard): void }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [add, { error, isLoading }] = useAddGiftCardMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  async function send() {
    if (code.trim() === '') return;
    const { data } = await add({ code: code.trim() });
    if (!data) return;
    setCode('');
    onAdded(data);
  }
  return (
    <div className="grid max-w-md gap-3">
      <TextField
        label={<Trans>Code of the gift card</Trans>}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
        error={error ? (said.detail ?? t`That did not work. Please try again.`) : undefined}
      />
      <div>
        <Button tone="secondary" busy={isLoading} onClick={send}>
          <Trans>Add the gift card</Trans>
        </Button>
      </div>
    </div>
  );
}
