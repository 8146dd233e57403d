import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { picture } from '../../components/picture.ts';
import { BookSessionLink } from './book-session-link.tsx';

/** Trainers and equipment. */
export function EquipmentSection() {
  const points = [
    <Trans key="1">Certified trainers, one to one, from the first minute to the last</Trans>,
    <Trans key="2">Full-height red-light panels and compression boots in both studios</Trans>,
    <Trans key="3">
      Treatment tables, straps and rollers for work that gets deep and stays safe
    </Trans>,
    <Trans key="4">Women and men on the team, so you choose who works with you</Trans>,
  ];
  return (
    <section aria-labelledby="equipment-title" className="border-y border-hairline bg-surface">
      <div className="container-page grid items-center gap-10 py-14 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <img
          {...picture('equipment')}
          alt=""
          loading="lazy"
          className="aspect-4/3 w-full rounded-card object-cover dark:brightness-90"
        />
        <div>
          <h2 id="equipment-title" className="display text-3xl sm:text-[2.75rem]">
            <Trans>OPTIMIZE YOUR WORKOUT WITH TOP-NOTCH EQUIPMENT AND CERTIFIED TRAINERS!</Trans>
          </h2>
          <ul className="mt-7 grid gap-4 text-lg">
            {points.map((point) => (
              <li key={point.key} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <div className="mt-9">
            <BookSessionLink />
          </div>
        </div>
      </div>
    </section>
  );
}
