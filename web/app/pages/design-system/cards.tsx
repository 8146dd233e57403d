import { MembershipCard } from '../../components/membership-card.tsx';
import { Card } from '../../ui/card.tsx';
import { GuillocheBand, GuillocheRosette } from '../../ui/guilloche.tsx';
import { PartnerTile } from '../../ui/partner-tile.tsx';
import { Row, Specimen } from './specimen.tsx';

const member = {
  name: 'Amina Al Suwaidi',
  id: 'LMB-4821-0937',
  validFrom: '2026-03-04',
  validTo: '2027-03-03',
};

/** Replaces a QR code, so that this page needs no pass. */
const chequered = (
  <svg viewBox="0 0 9 9" aria-hidden="true">
    {Array.from({ length: 81 }, (_, index) => index)
      .filter((index) => (index * 7 + Math.floor(index / 9) * 3) % 5 < 2)
      .map((index) => (
        <rect key={index} x={index % 9} y={Math.floor(index / 9)} width="1" height="1" />
      ))}
  </svg>
);

export function Cards() {
  return (
    <>
      <Specimen title="Cards">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>A raised surface</Card>
          <Card className="border-ok">A chosen one</Card>
        </div>
      </Specimen>
      <Specimen title="Membership card">
        <MembershipCard {...member} qr={chequered} flips />
        <MembershipCard
          name="Maximiliana-Alexandra Featherstonehaugh-Cholmondeley"
          id="LMB-0000-0000"
          validTo="2027-03-03"
          className="max-w-64"
        />
        <Row>
          <GuillocheRosette className="size-40 text-gold" />
          <GuillocheBand className="h-10 w-full max-w-md text-gold" />
        </Row>
      </Specimen>
      <Specimen title="Partner tiles">
        <Row>
          <PartnerTile name="Limber" discount={10} logo="/favicon.svg" />
          <PartnerTile name="Chai & Co" discount={10} logo="/partners/chai-co.svg" />
          <PartnerTile name="Lost logo" discount={15} logo="/media/none.webp" />
          <PartnerTile discount={15} logo="/favicon.svg" />
        </Row>
      </Specimen>
    </>
  );
}
