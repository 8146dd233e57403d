import type { Website } from '@limber/contract/desk/studio/website.ts';
import { arabicPath, hasArabicPaths, sitePaths } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { servedSite } from '../../../../lib/site-facts-in-page.ts';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';

/** Screens of a phone and of a desk, in pixels. */
const WIDTHS = [390, 1440] as const;
const HEIGHT = 900;

/**
 * A public page as it is served now, without its scripts: at the width of a phone or a desk, in each
 * language and theme.
 */
export function Preview({ version, switches }: Pick<Website, 'version' | 'switches'>) {
  const { has_terms } = servedSite();
  const { t } = useLingui();
  const [path, setPath] = useState('/');
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  const [language, setLanguage] = useState<Language>(switches.languages[0] ?? 'en');
  const [theme, setTheme] = useState('light');
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const isTwin = language === 'ar' && hasArabicPaths(switches);
  const scale = Math.min(1, room / width);
  return (
    <section
      aria-labelledby="preview-title"
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 id="preview-title" className="type-3">
        <Trans>Preview</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>The pages as they are served since the last save.</Trans>
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <DeskSelect
          label={<Trans>Page</Trans>}
          value={path}
          onChange={(event) => setPath(event.target.value)}
          options={sitePaths({ switches, has_terms }).map((each) => [each, each])}
        />
        <DeskSelect
          label={<Trans>Width</Trans>}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
          options={WIDTHS.map((each) => [each, t`${each} pixels`])}
        />
        <DeskSelect
          label={<Trans>Language</Trans>}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          options={(hasArabicPaths(switches)
            ? switches.languages
            : switches.languages.slice(0, 1)
          ).map((each) => [each, each === 'ar' ? t`Arabic` : t`English`])}
        />
        <DeskSelect
          label={<Trans>Theme</Trans>}
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
          options={[
            ['light', t`Light`],
            ['dark', t`Dark`],
          ]}
        />
      </div>
      <div
        ref={stage}
        // The scaled page begins at its left edge in both directions.
        dir="ltr"
        className="overflow-hidden rounded-card border border-hairline"
        style={{ blockSize: HEIGHT * scale || undefined }}
      >
        {room > 0 && (
          <iframe
            key={`${version} ${theme}`}
            title={t`Preview of ${path}`}
            src={`${isTwin ? arabicPath(path) : path}#v${version}`}
            // Without its scripts; of another origin it would get neither styles nor pictures.
            sandbox="allow-same-origin"
            width={width}
            height={HEIGHT}
            className="mx-auto block origin-top-left border-0"
            style={{ colorScheme: theme, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
}
