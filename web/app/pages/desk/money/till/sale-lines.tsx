import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListTherapistsQuery } from '../../../../state/api/catalogue-api.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { PriceFields } from './price-fields.tsx';
import { PieceStepper } from './products/piece-stepper.tsx';
import { advisedBy, inPieces } from './products/product-item.ts';
import { readPrice, type TypedPrice } from './read-typed-price.ts';
import type { Item } from './session-bill.ts';

/** An item of a sale, with its lower price and, for a package, the session that it pays for. */
export interface SaleItem extends Item {
  readonly lower: TypedPrice | null;
  readonly firstSession?: string;
}

interface Props {
  items: readonly SaleItem[];
  /** The largest reduction that this person may give, in percent. */
  mostPercent: number;
  onChange(items: SaleItem[]): void;
  /** Removes a line. */
  onDrop?(item: SaleItem): void;
  /** Sessions of the client that a package could pay for. */
  sessions?: readonly { id: string; text: string }[];
}

/** The lines of a sale, each at its price or a lower one. */
export function SaleLines({ items, mostPercent, onChange, onDrop, sessions = [] }: Props) {
  const change = (key: string, fields: Partial<SaleItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...fields } : item)));
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.key} className="grid gap-2">
          <Line
            item={item}
            isOnly={items.length === 1 && !onDrop}
            mostPercent={mostPercent}
            onLower={(lower) => change(item.key, { lower })}
            onDrop={onDrop && (() => onDrop(item))}
          />
          {item.shelf && (
            <PieceStepper
              {...item.shelf}
              name={item.name}
              onChange={(pieces) => change(item.key, { ...inPieces(item, pieces), lower: null })}
            />
          )}
          {item.shelf && (
            <AdvisedBy
              adviser={item.asked.advised_by}
              onChoose={(adviser) => change(item.key, { asked: advisedBy(item, adviser) })}
            />
          )}
          {item.asked.package_id !== undefined && sessions.length > 0 && (
            <FirstSession
              item={item}
              sessions={sessions}
              onChoose={(firstSession) =>
                onChange(items.map((each) => withSession(each, item.key, firstSession)))
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  item: SaleItem;
  /** The one thing that is paid: its price is what is taken, which the button says. */
  isOnly: boolean;
  mostPercent: number;
  onLower(lower: TypedPrice | null): void;
  onDrop?: (() => void) | undefined;
}

function Line({ item, isOnly, mostPercent, onLower, onDrop }: LineProps) {
  const { t } = useLingui();
  const { name, listMinor, lower } = item;
  const { minor, problem } = readPrice(listMinor, lower, mostPercent);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <bdi className="min-w-0 grow [overflow-wrap:anywhere]">{name}</bdi>
        <span className="ms-auto flex items-center gap-1">
          {minor < listMinor && (
            <s className="text-sm text-muted">{deskAmount(amountOf(listMinor))}</s>
          )}
          {(!isOnly || minor < listMinor) && (
            <strong className="text-lg">{deskAmount(amountOf(minor))}</strong>
          )}
          {item.mayBeLess && listMinor > 0 && (
            <DeskButton
              look="plain"
              aria-expanded={lower !== null}
              onClick={() => onLower(lower ? null : { price: '', reason: '' })}
              className="text-sm"
            >
              {lower ? <Trans>Full price</Trans> : <Trans>Reduce</Trans>}
            </DeskButton>
          )}
          {onDrop && (
            <DeskButton look="plain" onClick={onDrop} aria-label={t`Remove ${name}`}>
              <Glyph name="close" className="size-4.5" />
            </DeskButton>
          )}
        </span>
      </div>
      {lower && (
        <PriceFields {...{ listMinor, mostPercent, problem }} typed={lower} onChange={onLower} />
      )}
    </>
  );
}

interface FirstSessionProps {
  item: SaleItem;
  sessions: readonly { id: string; text: string }[];
  onChoose(id: string | undefined): void;
}

function FirstSession({ item, sessions, onChoose }: FirstSessionProps) {
  const { t } = useLingui();
  return (
    <DeskSelect
      label={<Trans>First session that it pays for</Trans>}
      value={item.firstSession ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      options={sessions.map((session) => [session.id, session.text])}
    >
      <option value="">{t`None`}</option>
    </DeskSelect>
  );
}

/** Only one package may pay for a session. */
function withSession(item: SaleItem, key: string, session: string | undefined): SaleItem {
  const { firstSession, ...rest } = item;
  const first = item.key === key ? session : firstSession === session ? undefined : firstSession;
  return first === undefined ? rest : { ...rest, firstSession: first };
}

interface AdviserProps {
  adviser: number | undefined;
  onChoose(adviser: number | undefined): void;
}

/** The therapist whose commission a product is. */
function AdvisedBy({ adviser, onChoose }: AdviserProps) {
  const { t } = useLingui();
  const { data = [] } = useListTherapistsQuery();
  return (
    <DeskSelect
      label={<Trans>Advised by</Trans>}
      value={adviser ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      options={data.map(({ id, full_name }) => [id, full_name])}
    >
      <option value="">{t`Nobody`}</option>
    </DeskSelect>
  );
}
