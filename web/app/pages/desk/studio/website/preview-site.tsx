import type { PagePreview } from '@limber/contract/desk/website/preview.ts';
import { plainPath, sitePaths } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../../components/use-debounced.ts';
import { servedSite } from '../../../../lib/site-facts-in-page.ts';
import { usePreviewPageQuery } from '../../../../state/api/calls/desk/website/preview.ts';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';

/** Screens of a phone and of a desk, in pixels. */
const WIDTHS = [390, 1440] as const;
const HEIGHT = 900;

const pageWords: Readonly<Record<PagePreview['path'], MessageDescriptor>> = {
  '/': msg`Home`,
  '/booking': msg`Booking`,
  '/discount': msg`Membership`,
  '/privacy-policy': msg`Privacy policy`,
  '/terms': msg`Terms`,
};

interface Props {
  /** What is typed and not saved; empty: nothing. */
  unsaved: Omit<PagePreview, 'path' | 'language'>;
  /** The page that is shown first. */
  first?: PagePreview['path'];
}

/**
 * A public page as it would be with what is typed, without its scripts: at the width of a phone or a
 * desk, in each language and theme.
 */
export function Preview({ unsaved, first = '/' }: Props) {
  const { t } = useLingui();
  const site = servedSite();
  const switches = unsaved.website?.switches ?? site.switches;
  const [path, setPath] = useState(first);
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
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  const settled = useDebounced(JSON.stringify(unsaved)) ?? '{}';
  const { data, error } = usePreviewPageQuery({ ...JSON.parse(settled), path, language });
  const refused = useRefusalSentence(error);
  const has_terms = site.has_terms || unsaved.policy?.kind === 'terms';
  const pages = sitePaths({ switches, has_terms });
  const follow = useFollow(path, (to) => pages.includes(to) && setPath(to as typeof path));
  return (
    <section
      aria-label={t`Preview`}
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="type-3">
        <Trans>Preview</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>The page with what is typed, saved or not.</Trans>
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <DeskSelect
          label={<Trans>Page</Trans>}
          value={path}
          onChange={(event) => setPath(event.target.value as typeof path)}
          options={pages.map((each) => [each, t(pageWords[each as keyof typeof pageWords])])}
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
          options={switches.languages.map((each) => [each, each === 'ar' ? t`Arabic` : t`English`])}
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
      <RefusalText>{refused}</RefusalText>
      <div
        ref={stage}
        // The scaled page begins at its left edge in both directions.
        dir="ltr"
        className="overflow-hidden rounded-card border border-hairline"
        style={{ blockSize: HEIGHT * scale }}
      >
        <iframe
          title={t`Preview of ${path}`}
          // Its own script, which would choose the theme, does not run.
          srcDoc={data?.html.replace('<html', `<html data-theme="${theme}"`) ?? ''}
          onLoad={follow}
          // Without its scripts; of another origin it would get neither styles nor pictures.
          sandbox="allow-same-origin"
          width={width}
          height={HEIGHT}
          className="mx-auto block origin-top-left border-0"
          style={{ colorScheme: theme, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** Stays where a page was scrolled to while it is drawn again, and lets its links choose the page. */
function useFollow(path: string, go: (path: string) => void) {
  const seen = useRef({ path, top: 0 });
  const latest = useRef(go);
  latest.current = go;
  return ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentWindow: frame, contentDocument: page } = currentTarget;
    if (!frame || !page) return;
    if (seen.current.path !== path) seen.current = { path, top: 0 };
    frame.scrollTo({ top: seen.current.top, behavior: 'instant' });
    frame.addEventListener('scroll', () => {
      seen.current.top = frame.scrollY;
    });
    page.addEventListener('click', (event) => {
      event.preventDefault();
      const link = (event.target as Element).closest?.('a[href]')?.getAttribute('href') ?? '';
      latest.current(plainPath(link.replace(/[?#].*/, '')));
    });
  };
}
