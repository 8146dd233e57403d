import type { NewGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGiftPackageText } from '../../../../components/paying/use-gift-package-text.ts';
import { useReadGiftCardTermsQuery } from '../../../../state/api/calls/desk/money/gift-card-terms.ts';
import { useListGiftCardsQuery } from '../../../../state/api/calls/desk/money/gift-cards.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskFigure } from '../../frame/words/desk-amounts.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { useBranch } from '../till/page/use-branch.ts';
import { PageOfBranch } from '../till/page-of-branch.tsx';
import { WithDrawer } from '../till/with-drawer.tsx';
import { GiftCardFile, PrintCard } from './gift-card-file.tsx';
import { stateWords } from './gift-card-words.ts';
import { SellCardForm } from './sell-card-form.tsx';
import '../till/till.css';

export function meta() {
  return [{ title: t`Gift cards` }, { name: 'robots', content: 'noindex' }];
}

/** The studio's gift cards: sold, found by the end of their code or a name, and opened. */
export default function GiftCardsPage() {
  const { t: say } = useLingui();
  const at = useBranch();
  const { location } = at;
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const [sells, setSells] = useState(false);
  const [made, setMade] = useState<NewGiftCard | null>(null);
  const packageText = useGiftPackageText();
  const terms = useReadGiftCardTermsQuery().data;
  const list = useListGiftCardsQuery({ search: search.trim(), all, limit: 100 });
  const cards = list.currentData?.results;
  const show = (card: NewGiftCard) => {
    setSells(false);
    setOpened(null);
    setMade(card);
  };
  return (
    <PageOfBranch
      at={at}
      title={<Trans>Gift cards</Trans>}
      actions={
        terms?.sold && (
          <DeskButton look="main" onClick={() => setSells(true)}>
            <Trans>Sell a gift card</Trans>
          </DeskButton>
        )
      }
    >
      <div className="flex flex-wrap items-end gap-4">
        <DeskInput
          label={<Trans>End of the code, or a name</Trans>}
          maxLength={80}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <DeskCheckbox checked={all} onChange={({ target }) => setAll(target.checked)}>
          <Trans>Also used, expired and void ones</Trans>
        </DeskCheckbox>
      </div>
      {!cards && (
        <LoadingOrFailed of={list} failed={<Trans>The gift cards could not be loaded.</Trans>} />
      )}
      {cards?.length === 0 && <EmptyState title={<Trans>No gift card is found.</Trans>} />}
      {cards && cards.length > 0 && (
        <DeskTable
          name={say`Gift cards`}
          named
          columns={[
            { word: say`Card` },
            { word: say`For` },
            { word: say`State` },
            { word: say`Valid until` },
            { word: say`Sold for`, figure: true },
            { word: say`Left`, figure: true },
          ]}
          rows={cards.map((card) => ({
            key: card.id,
            cells: [
              <button
                key="open"
                type="button"
                onClick={() => setOpened(card.id)}
                className="desk-link"
              >
                <bdi dir="ltr">…{card.last_four}</bdi>
              </button>,
              <span key="for">
                {card.to_name && <bdi>{card.to_name}</bdi>}
                {card.package && (
                  <span className="block text-sm text-muted" translate="no">
                    {packageText(card.package)}
                  </span>
                )}
              </span>,
              say(stateWords[card.state]),
              card.expires_on && deskDay(card.expires_on),
              deskFigure(card.amount),
              deskFigure(card.balance),
            ],
          }))}
        />
      )}
      {location && sells && terms && (
        <Dialog
          open
          onClose={() => setSells(false)}
          title={<Trans>Sell a gift card</Trans>}
          closeLabel={say`Close`}
        >
          <WithDrawer location={location}>
            <SellCardForm
              location={location}
              terms={terms}
              onSold={show}
              onClose={() => setSells(false)}
            />
          </WithDrawer>
        </Dialog>
      )}
      {made && (
        <Dialog
          open
          onClose={() => setMade(null)}
          title={<Trans>The new gift card</Trans>}
          closeLabel={say`Close`}
        >
          <div className="grid gap-4">
            <p dir="ltr" translate="no" className="text-2xl font-semibold tracking-wide">
              {made.code}
            </p>
            <PrintCard id={made.id} />
          </div>
        </Dialog>
      )}
      {location && opened !== null && (
        <Dialog
          open
          onClose={() => setOpened(null)}
          title={<Trans>Gift card</Trans>}
          closeLabel={say`Close`}
        >
          <GiftCardFile id={opened} location={location} onMade={show} />
        </Dialog>
      )}
    </PageOfBranch>
  );
}
