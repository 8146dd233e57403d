import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { MOST_PIECES } from '@limber/contract/terms/till.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { currencyHere } from '../../../../lib/format-amount.ts';
import {
  useCountStockMutation,
  useReceiveStockMutation,
} from '../../../../state/api/calls/desk/money/stock.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { StockSign } from '../../frame/words/stock-sign.tsx';
import '../till/till.css';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';

interface Props {
  location: string;
  product: StockedProduct;
}

const nothing = { pieces: '', cost: '', reason: '' };

/** Pieces that came in, or a count with the reason for its difference. */
export function ReceiveOrCount({ location, product }: Props) {
  const { t } = useLingui();
  const { product_id, pieces: expected, low } = product;
  const [does, setDoes] = useState<'receive' | 'count'>('receive');
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const [receive, receiving] = useReceiveStockMutation();
  const [count, counting] = useCountStockMutation();
  const sentence = useRefusalSentence(receiving.error ?? counting.error);
  const pieces = piecesIn(typed.pieces);
  const costMinor = typed.cost.trim() === '' ? undefined : minorIn(typed.cost);
  const difference = pieces === null ? 0 : pieces - (expected ?? 0);
  const isCount = does === 'count';
  const reason = typed.reason.trim();
  const wrong = {
    pieces: pieces === null || (!isCount && pieces === 0),
    cost: costMinor === null,
    reason: isCount && expected !== null && difference !== 0 && reason === '',
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some(Boolean) || pieces === null) return;
    const request = { location, product_id, ...(reason !== '' && { reason }) };
    const cost = typeof costMinor === 'number' ? { cost: amountOf(costMinor) } : {};
    const { data } = isCount
      ? await count({ ...request, counted: pieces, expected })
      : await receive({ ...request, pieces, ...cost });
    if (!data) return;
    showToast('success', isCount ? t`The count is saved.` : t`Received.`);
    setTyped(nothing);
    setTried(false);
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted">
          <Trans>In stock:</Trans>
        </span>
        <StockSign pieces={expected} low={low} />
      </p>
      <fieldset className="grid grid-cols-2 gap-1.5">
        <legend className="sr-only">
          <Trans>What is recorded</Trans>
        </legend>
        {(['receive', 'count'] as const).map((each) => (
          <label key={each} className="till-method">
            <input
              type="radio"
              name="stock-does"
              checked={does === each}
              onChange={() => setDoes(each)}
              className="sr-only"
            />
            {each === 'receive' ? <Trans>Came in</Trans> : <Trans>Counted</Trans>}
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskInput
          label={isCount ? <Trans>Counted pieces</Trans> : <Trans>Pieces that came in</Trans>}
          error={tried && wrong.pieces && <Trans>Please give a whole number of pieces.</Trans>}
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
          value={typed.pieces}
          onChange={({ target }) => setTyped({ ...typed, pieces: target.value })}
          controlClass="text-end"
        />
        {!isCount && (
          <MoneyField
            label={<Trans>Cost of one in {currencyHere()}, without VAT</Trans>}
            hint={<Trans>Optional</Trans>}
            error={tried && wrong.cost && <Trans>Please type an amount.</Trans>}
            value={typed.cost}
            onChange={(cost) => setTyped({ ...typed, cost })}
          />
        )}
      </div>
      {isCount && expected !== null && pieces !== null && difference !== 0 && (
        <p role="status" className="font-medium text-warn">
          {difference < 0 ? (
            <Trans>{-difference} fewer than expected</Trans>
          ) : (
            <Trans>{difference} more than expected</Trans>
          )}
        </p>
      )}
      <DeskInput
        label={isCount ? <Trans>Reason for the difference</Trans> : <Trans>Note</Trans>}
        error={tried && wrong.reason && <Trans>Please say why.</Trans>}
        placeholder={isCount ? t`Two broke` : t`Delivery note 118`}
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        controlClass="placeholder:font-normal"
      />
      {sentence && (
        <p role="alert" className="font-medium text-err">
          {sentence}
        </p>
      )}
      <DeskButton type="submit" look="main" disabled={receiving.isLoading || counting.isLoading}>
        {isCount ? <Trans>Save the count</Trans> : <Trans>Receive</Trans>}
      </DeskButton>
    </form>
  );
}

function piecesIn(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) && Number(text) <= MOST_PIECES ? Number(text) : null;
}
