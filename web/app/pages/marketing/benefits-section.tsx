import { Trans } from '@lingui/react/macro';
import { Dumbbell, Feather, HeartPulse, Leaf, ShieldCheck } from 'lucide-react';
import { picture } from '../../components/picture.ts';

/** What regular sessions are good for. */
export function BenefitsSection() {
  const benefits = [
    {
      icon: HeartPulse,
      name: <Trans>Pain Relief</Trans>,
      says: <Trans>Tight backs, necks and hips ease when the muscles around them let go.</Trans>,
    },
    {
      icon: Feather,
      name: <Trans>Improved Mobility</Trans>,
      says: <Trans>Reach, squat and turn through a range you had forgotten.</Trans>,
    },
    {
      icon: Dumbbell,
      name: <Trans>Enhanced Strength</Trans>,
      says: <Trans>A muscle that moves freely can also work at full length.</Trans>,
    },
    {
      icon: ShieldCheck,
      name: <Trans>Injury Prevention</Trans>,
      says: <Trans>Balanced bodies strain less, in sport and at the desk.</Trans>,
    },
    {
      icon: Leaf,
      name: <Trans>Holistic Wellness</Trans>,
      says: <Trans>Slower breath, better sleep, an hour that belongs to you.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="benefits-title" className="container-page py-14 sm:py-20">
      <div className="overflow-hidden rounded-card bg-[#14463f] text-white lg:grid lg:grid-cols-[1fr_0.85fr]">
        <div className="p-6 sm:p-10 lg:p-14">
          <h2 id="benefits-title" className="display text-3xl sm:text-[2.75rem]">
            <Trans>EXPERIENCE THE BENEFITS FOR A HEALTHIER, MORE ACTIVE LIFE</Trans>
          </h2>
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-1 lg:gap-5">
            {benefits.map(({ icon: Icon, name, says }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={position} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-white/12 text-[#8fd3bf]">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <div>
                  <h3 className="text-lg font-bold">{name}</h3>
                  <p className="text-white/80">{says}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <img
          {...picture('active-life')}
          alt=""
          loading="lazy"
          className="aspect-4/3 size-full object-cover object-[55%_55%] lg:aspect-auto dark:brightness-90"
        />
      </div>
    </section>
  );
}
