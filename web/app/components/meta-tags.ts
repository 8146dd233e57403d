import { unknownAddress } from '@limber/contract/page-placeholders.ts';
import { hasOwnSharedPicture, SHARED_PICTURES } from '@limber/contract/terms/site/brand-look.ts';
import { arabicPath, hasArabicPaths } from '@limber/contract/terms/site-pages.ts';
import { t } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { spokenLanguage } from '../i18n.ts';
import { lookFile, servedSite } from '../lib/site-facts-in-page.ts';

/**
 * Address of the site, without a trailing slash. Unknown at build time: built pages contain {@link
 * unknownAddress}, which the server replaces.
 */
export const siteAddress: string = import.meta.env.SSR ? unknownAddress : location.origin;

interface Page {
  /** Left out if the page sets its title itself. */
  title?: string;
  description: string;
  /** Path of the page without its language; left out when the description is for many pages. */
  path?: string | undefined;
}

/**
 * The meta tags of a page, for search engines and shared links. Until the doors are open each public
 * page says only that, and asks not to be listed. Machines read a page as it is served, so a browser
 * only keeps what it shows.
 */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { open, studio } = servedSite();
  const isSoon = !open && page.path !== undefined;
  const { brand } = studio;
  const soon = t`${brand} opens soon`;
  const { title, description } = isSoon ? { title: soon, description: soon } : page;
  return [
    ...(title ? [{ title }] : []),
    { name: 'description', content: description },
    ...(isSoon ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(import.meta.env.SSR ? machineMeta({ ...page, title: title ?? '', description }) : []),
  ];
}

/** What only machines read: the addresses of a page, and what a link to it is shared with. */
export function machineMeta({ title, description, path }: Page): MetaDescriptor[] {
  const site = servedSite();
  const { studio, switches } = site;
  const isOwn = hasOwnSharedPicture(site);
  const twins = hasArabicPaths(switches);
  const language = spokenLanguage();
  const addressIn = (other: string) =>
    siteAddress + (twins && other === 'ar' ? arabicPath(path ?? '/') : path);
  const address = path === undefined ? undefined : addressIn(language);
  const alternate = (hrefLang: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(hrefLang),
  });
  const otherLanguages = switches.languages.filter((other) => other !== language);
  return [
    ...(address ? [{ tagName: 'link', rel: 'canonical', href: address }] : []),
    ...(address && twins ? ['en', 'ar', 'x-default'].map(alternate) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: studio.legal_name },
    { property: 'og:title', content: title || studio.legal_name },
    { property: 'og:description', content: description },
    ...(address ? [{ property: 'og:url', content: address }] : []),
    {
      property: 'og:image',
      content: siteAddress + lookFile(SHARED_PICTURES[isOwn ? language : 'en']),
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: isOwn
        ? studio.brand
        : t`A therapist stretches a client’s raised leg on a treatment table`,
    },
    { property: 'og:locale', content: `${language}_${studio.country}` },
    ...otherLanguages.map((other) => ({
      property: 'og:locale:alternate',
      content: `${other}_${studio.country}`,
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
