import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Button } from '../../ui/button.tsx';
import { ActionPieces } from './action-pieces.tsx';
import { CardPieces } from './card-pieces.tsx';
import { ChoicePieces } from './choice-pieces.tsx';
import { FieldPieces } from './field-pieces.tsx';
import { OverlayPieces } from './overlay-pieces.tsx';
import { StatePieces } from './state-pieces.tsx';
import { TypePieces } from './type-pieces.tsx';

const looks = ['both', 'light', 'dark'] as const;

/** Every piece of the design system in every state; only in development. */
export default function PiecesPage() {
  const [look, setLook] = useState<(typeof looks)[number]>('both');
  const [rightToLeft, setRightToLeft] = useState(false);
  const shown = look === 'both' ? (['light', 'dark'] as const) : [look];
  return (
    <>
      <title>Design system</title>
      <div className="sticky top-18 z-20 border-b border-hairline bg-bg">
        <div className="container-page flex flex-wrap items-center gap-2 py-2">
          <h1 className="display me-auto text-2xl">Design system</h1>
          {looks.map((name) => (
            <Button
              key={name}
              tone={name === look ? 'primary' : 'secondary'}
              aria-pressed={name === look}
              onClick={() => setLook(name)}
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
      <div className={look === 'both' ? 'grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}>
        {shown.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            dir={rightToLeft ? 'rtl' : 'ltr'}
            lang={rightToLeft ? 'ar' : 'en'}
            className="min-w-0 bg-bg px-4 py-8 text-ink sm:px-8"
          >
            <I18nProvider locale={rightToLeft ? 'ar-AE-u-nu-latn' : 'en'}>
              <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-14">
                <TypePieces />
                <ActionPieces />
                <FieldPieces />
                <ChoicePieces />
                <CardPieces />
                <StatePieces />
                <OverlayPieces />
              </div>
            </I18nProvider>
          </div>
        ))}
      </div>
    </>
  );
}
