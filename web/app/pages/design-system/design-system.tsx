import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Button } from '../../ui/button.tsx';
import { Actions } from './actions.tsx';
import { Cards } from './cards.tsx';
import { Choices } from './choices.tsx';
import { Fields } from './fields.tsx';
import { Overlays } from './overlays.tsx';
import { States } from './states.tsx';
import { Typography } from './typography.tsx';

const themes = ['both', 'light', 'dark'] as const;

/** Every piece of the design system in every state; only in development. */
export default function DesignSystemPage() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('both');
  const [rightToLeft, setRightToLeft] = useState(false);
  const shown = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  return (
    <>
      <title>Design system</title>
      <div className="sticky top-18 z-20 border-b border-hairline bg-bg">
        <div className="container-page flex flex-wrap items-center gap-2 py-2">
          <h1 className="display me-auto text-2xl">Design system</h1>
          {themes.map((name) => (
            <Button
              key={name}
              tone={name === theme ? 'primary' : 'secondary'}
              aria-pressed={name === theme}
              onClick={() => setTheme(name)}
            >
              {name}
            </Button>
          ))}
          <Button
            tone={rightToLeft ? 'primary' : 'secondary'}
            aria-pressed={rightToLeft}
            onClick={() => setRightToLeft(!rightToLeft)}
          >
            right to left
          </Button>
        </div>
      </div>
      <div className={theme === 'both' ? 'grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}>
        {shown.map((side) => (
          <div
            key={side}
            data-theme={side}
            dir={rightToLeft ? 'rtl' : 'ltr'}
            lang={rightToLeft ? 'ar' : 'en'}
            className="min-w-0 bg-bg px-4 py-8 text-ink sm:px-8"
          >
            <I18nProvider locale={rightToLeft ? 'ar-AE-u-nu-latn' : 'en'}>
              <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-14">
                <Typography />
                <Actions />
                <Fields />
                <Choices />
                <Cards />
                <States />
                <Overlays />
              </div>
            </I18nProvider>
          </div>
        ))}
      </div>
    </>
  );
}
