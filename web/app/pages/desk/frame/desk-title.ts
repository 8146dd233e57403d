import { i18n, type MessageDescriptor } from '@lingui/core';

/** The `meta` of a desk page: its title; search engines leave it out. */
export const deskTitle = (title: MessageDescriptor) => () => [
  { title: i18n._(title) },
  { name: 'robots', content: 'noindex' },
];
