import { PictureAt } from './picture.tsx';
import { slotAt } from './pictures.ts';
import { SignedPicture } from './signed-picture.tsx';

interface Props {
  /** Of a branch's picture; empty: it has none. */
  address: string;
  sizes: string;
  /** Of its edge. */
  className?: string;
}

/** The picture of a branch: one of ours, with the brand on its sign, or an uploaded one. */
export function BranchPicture({ address, sizes, className = '' }: Props) {
  if (address === '') return null;
  const slot = slotAt(address);
  if (slot) {
    return <SignedPicture slot={slot} sizes={sizes} className={`overflow-hidden ${className}`} />;
  }
  return (
    <PictureAt
      address={address}
      use="branch"
      sizes={sizes}
      className={`aspect-3/2 w-full object-cover ${className}`}
    />
  );
}
