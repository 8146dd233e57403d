/** How a dispute stands: as it is stored, or as the provider tells it now. */
export interface Word {
  readonly status: 'open' | 'answered' | 'won' | 'lost';
  /** The bank only asks: no money has left. */
  readonly isInquiry: boolean;
}

/** What a new word of a bank changes. */
export interface Follows {
  /** Null: the books stay as they are. */
  readonly books: 'lose' | 'win_back' | null;
  /** The money of the payment is with the bank, so that nothing of it can go back. */
  readonly isHeld: boolean;
  /** Somebody has to look at it. */
  readonly isTask: boolean;
}

export function isOver({ status }: Word): boolean {
  return status === 'won' || status === 'lost';
}

/**
 * What follows from what a bank says now; null: nothing. Its last word counts, whatever it was before. Money that
 * is booked as lost stays so until the bank has decided otherwise, and does not come back because it looks again.
 */
export function followsFrom(known: Word, said: Word): Follows | null {
  if (known.status === said.status && known.isInquiry === said.isInquiry) return null;
  if (known.status === 'lost' && said.status !== 'won') return null;
  const isLost = said.status === 'lost';
  const isBack = known.status === 'lost';
  return {
    books: isLost ? 'lose' : isBack ? 'win_back' : null,
    isHeld: !said.isInquiry && said.status !== 'won',
    isTask: said.status !== 'won' || isBack,
  };
}
