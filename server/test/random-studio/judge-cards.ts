/** A gift card with its ledger, in minor units. */
export interface WrittenCard {
  readonly id: number;
  readonly isVoid: boolean;
  readonly entries: readonly {
    readonly kind: string;
    readonly minor: number;
    readonly balanceMinor: number;
    readonly saleId: string | null;
    /** Of money that went through a drawer. */
    readonly paidMinor: number | null;
  }[];
}

/**
 * What must never be of gift cards, in a sentence each: what is owed on them is what was paid for them less what they
 * paid for sales and what was written off, and each sale has what its cards gave.
 */
export function judgeCards(
  cards: readonly WrittenCard[],
  accepted: { readonly soldMinor: number; readonly usedMinor: ReadonlyMap<string, number> },
): string[] {
  const entries = cards.flatMap((card) => card.entries);
  const sumOf = (...kinds: string[]) =>
    entries.reduce((sum, { kind, minor }) => sum + (kinds.includes(kind) ? minor : 0), 0);
  const owedMinor = cards.reduce((sum, card) => sum + balanceOf(card), 0);
  const usedMinor = [...accepted.usedMinor.values()].reduce((sum, minor) => sum + minor, 0);
  const expected = accepted.soldMinor - usedMinor + sumOf('voided');
  const inDrawers = entries.reduce((sum, { paidMinor }) => sum + (paidMinor ?? 0), 0);
  const bySale = Map.groupBy(
    entries.filter(({ saleId }) => saleId !== null),
    ({ saleId }) => saleId ?? '',
  );
  const sales = new Set([...bySale.keys(), ...accepted.usedMinor.keys()]);
  return [
    ...cards.flatMap(judgeCard),
    ...(owedMinor === expected ? [] : [`${owedMinor} are owed on gift cards and not ${expected}`]),
    ...(inDrawers === accepted.soldMinor
      ? []
      : [`${inDrawers} came for gift cards and not ${accepted.soldMinor}`]),
    ...(sumOf('replaced') === 0 ? [] : ['a card in the place of another has another amount']),
    ...[...sales].flatMap((id) => {
      const gave = -(bySale.get(id) ?? []).reduce((sum, { minor }) => sum + minor, 0);
      const took = accepted.usedMinor.get(id) ?? 0;
      return gave === took ? [] : [`gift cards gave ${gave} for sale ${id}, which has ${took}`];
    }),
  ];
}

const balanceOf = ({ entries }: WrittenCard) => entries.at(-1)?.balanceMinor ?? 0;

function judgeCard({ id, isVoid, entries }: WrittenCard): string[] {
  let running = 0;
  const wrong = entries.filter(({ minor, balanceMinor }) => {
    running += minor;
    return balanceMinor !== running || running < 0;
  });
  return [
    ...wrong.map(({ kind }) => `the balance of card ${id} after it was ${kind} is wrong`),
    ...(isVoid && running !== 0 ? [`card ${id} is void and holds ${running}`] : []),
  ];
}
