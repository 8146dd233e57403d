import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, followTheme, readTheme, type Theme, themes } from '../../lib/theme.ts';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyph.tsx';

const themeWords: Readonly<Record<Theme, MessageDescriptor>> = {
  system: msg`System`,
  light: msg`Light`,
  dark: msg`Dark`,
};

/** Light, dark, or as the system; the choice is saved. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { t } = useLingui();
  const name = useId();
  const chosen = useSyncExternalStore(followTheme, readTheme, () => 'system' as Theme);
  return (
    <fieldset className={className}>
      <legend className="eyebrow mb-2">
        <Trans>Appearance</Trans>
      </legend>
      <div className="inline-flex max-w-full flex-wrap rounded-3xl border border-line p-1">
        {themes.map((theme) => (
          <label
            key={theme}
            className={classNames(
              'relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-1.5 text-sm font-semibold text-muted min-[24rem]:px-2.5 lg:gap-2 lg:px-3.5',
              'hover:text-ink has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-primary',
              'has-checked:forced-highlight',
            )}
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full focus-visible:outline-none"
            />
            <Glyph name={theme} className="size-4.5" />
            {t(themeWords[theme])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
