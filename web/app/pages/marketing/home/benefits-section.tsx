import { Trans } from '@lingui/react/macro';
import { Picture } from '../../../components/pictures/picture.tsx';

export function BenefitsSection() {
  const benefits = [
    {
      id: 'relief',
      name: <Trans>Pain Relief</Trans>,
      says: <Trans>Tight backs, necks and hips ease when the muscles around them let go.</Trans>,
    },
    {
      id: 'mobility',
      name: <Trans>Improved Mobility</Trans>,
      says: <Trans>Reach, squat and turn through a range you had forgotten.</Trans>,
    },
    {
      id: 'strength',
      name: <Trans>Enhanced Strength</Trans>,
      says: <Trans>A muscle that moves freely can also work at full length.</Trans>,
    },
    {
      id: 'prevention',
      name: <Trans>Injury Prevention</Trans>,
      says: <Trans>Balanced bodies strain less, in sport and at the desk.</Trans>,
    },
    {
      id: 'wellness',
      name: <Trans>Holistic Wellness</Trans>,
      says: <Trans>Slower breath, better sleep, an hour that belongs to you.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="benefits-title" className="container-page py-12 sm:py-24">
      <h2 id="benefits-title" className="display type-1 max-w-[24ch]">
        <Trans>EXPERIENCE THE BENEFITS FOR A HEALTHIER, MORE ACTIVE LIFE</Trans>
      </h2>
      <div className="mt-6 grid gap-6 sm:mt-10 sm:gap-10 lg:grid-cols-[1.1fr_0.9fr] lg:items-end lg:gap-20">
        <ul>
          {benefits.map(({ id, name, says }) => (
            <li
              key={id}
              className="border-t border-line/50 py-3 sm:py-5 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-8"
            >
              <h3 className="display text-[1.375rem] text-primary sm:type-2 lg:rtl:text-[1.9rem]">
                {name}
              </h3>
              <p className="mt-1 text-sm text-muted sm:mt-1.5 sm:text-base">{says}</p>
            </li>
          ))}
        </ul>
        <div className="niche order-first mx-auto w-full sm:max-w-md lg:order-none lg:-mt-40">
          <Picture
            slot="active-life"
            place="benefits"
            sizes="(min-width: 64rem) 42vw, (min-width: 40rem) 28rem, 100vw"
            className="aspect-16/10 w-full object-cover sm:aspect-4/3 lg:aspect-4/5"
          />
        </div>
      </div>
    </section>
  );
}
