/**
 * The layers: which one a file belongs to, and what that one may import. The first matching pattern
 * decides. Its capturing group, if any, is the file's unit: a server module or a page folder. A
 * layer named with "own" may only be imported from the same unit. A module may have folders; they
 * are the same unit, and a file's name gives its layer there too. Its SQL may be in a folder
 * `queries/`.
 */
export const rooms = [
  // Plain numbers and words, which rules, queries and the browser may read too. No wire schemas:
  // those would be 80 KB.
  {
    name: 'terms',
    files:
      /^contract\/src\/(?:(?:terms(?:\/(?:booking|site|software))?|country|clock|money)\/[a-z-]+|desk\/(?:amounts-at-desk|dates-at-desk|money\/document-words)|digits|page-placeholders)\.ts$/,
    may: ['terms'],
    packages: [],
  },
  { name: 'contract', files: /^contract\/src\//, may: ['contract', 'terms'] },

  {
    name: 'server test',
    files: /^server\/(?:test\/|.*\.test\.ts$)/,
    may: [
      'contract',
      'terms',
      'server test',
      'assembly',
      'purges',
      'seed',
      'sentences',
      'platform',
      'speed',
      'inside of speed',
      'tasks',
      'routes',
      'verb',
      'queries',
      'emails',
      'rules',
    ],
  },
  // Texts, pure: rules give their reasons in them.
  {
    name: 'sentences',
    files:
      /^server\/src\/platform\/language\/(?:sentence|amount-in-words|count-in-arabic|count-in-english)\.ts$/,
    may: ['contract types', 'terms', 'sentences'],
    packages: [],
  },
  // Optimisations: only the files beside these folders, their doors, import what is inside.
  {
    name: 'inside of speed',
    files: /^server\/src\/platform\/speed\/[^/]+\//,
    may: ['platform', 'inside of speed'],
  },
  {
    name: 'speed',
    files: /^server\/src\/platform\/speed\//,
    may: ['platform', 'speed', 'inside of speed'],
  },
  {
    name: 'platform',
    files: /^server\/src\/platform\//,
    may: ['contract', 'terms', 'sentences', 'platform', 'speed'],
  },
  {
    name: 'rules',
    files: /^server\/src\/modules\/([^/]+)\/(?:[^/]+\/)?(?:[a-z]+-)*(?:rules|refusals)\.ts$/,
    may: ['contract types', 'terms', 'sentences', 'rules'],
    packages: [],
  },
  {
    name: 'queries',
    files:
      /^server\/src\/modules\/([^/]+)\/(?:(?:[^/]+\/)?(?:[a-z-]+-)?queries\.ts|queries\/[^/]+\.ts)$/,
    may: ['contract types', 'terms', 'own rules', 'own queries', 'sentences', 'platform', 'speed'],
    packages: ['kysely'],
  },
  {
    name: 'emails',
    files: /^server\/src\/modules\/([^/]+)\/(?:[^/]+\/)?(?:[a-z]+-)*emails?\.ts$/,
    may: [
      'contract types',
      'terms',
      'own rules',
      'rules types',
      'sentences',
      'platform',
      'verb',
      'queries types',
    ],
  },
  {
    name: 'routes',
    files: /^server\/src\/modules\/([^/]+)\/routes\.ts$/,
    may: [
      'contract',
      'terms',
      'verb',
      'own queries',
      'own rules',
      'sentences',
      'platform',
      'speed',
    ],
  },
  {
    name: 'tasks',
    files: /^server\/src\/modules\/([^/]+)\/tasks\.ts$/,
    may: [
      'own verb',
      'own queries',
      'own emails',
      'rules',
      'verb',
      'sentences',
      'platform',
      'queries types',
    ],
  },
  {
    name: 'verb',
    files: /^server\/src\/modules\/([^/]+)\/(?:[^/]+\/)?[^/]+\.ts$/,
    may: [
      'contract',
      'terms',
      'own queries',
      'own emails',
      'rules',
      'verb',
      'sentences',
      'platform',
      'speed',
    ],
  },
  // The only place outside the modules that deletes, for all of them.
  { name: 'purges', files: /^server\/src\/purges\.ts$/, may: ['terms', 'platform', 'queries'] },
  {
    name: 'assembly',
    files: /^server\/src\/[^/]+\.ts$/,
    may: [
      'contract',
      'terms',
      'assembly',
      'purges',
      'sentences',
      'platform',
      'speed',
      'routes',
      'tasks',
      'verb',
      'seed',
    ],
  },
  {
    name: 'seed',
    files: /^server\/seed\//,
    // It writes the modules' tables.
    may: ['contract', 'terms', 'seed', 'sentences', 'platform', 'rules', 'verb', 'queries'],
  },

  {
    name: 'web test',
    files: /^web\/app\/.*\.test\.tsx?$/,
    may: ['contract', 'terms', 'web root', 'page', 'component', 'ui', 'lib', 'state', 'web base'],
  },
  {
    name: 'page',
    files: /^web\/app\/pages\/([^/]+)\//,
    may: ['contract types', 'terms', 'own page', 'component', 'ui', 'lib', 'state', 'web base'],
  },
  {
    name: 'component',
    files: /^web\/app\/components\//,
    may: ['contract types', 'terms', 'component', 'ui', 'lib', 'state', 'web base'],
  },
  {
    name: 'state',
    files: /^web\/app\/state\//,
    may: ['contract', 'terms', 'state', 'lib', 'web base'],
  },
  { name: 'lib', files: /^web\/app\/lib\//, may: ['contract types', 'terms', 'lib'] },
  {
    name: 'ui',
    files: /^web\/app\/ui\//,
    may: ['ui'],
    packages: [
      'react',
      'react-dom',
      'react-aria-components',
      'react-toastify',
      'lucide-react',
      '@lingui/*',
      '@internationalized/*',
      'uqr',
    ],
  },
  {
    name: 'web base',
    files: /^web\/app\/(?:paths|booking-links|i18n|arabic|po\.d)\.ts$/,
    may: ['contract types', 'terms', 'lib', 'web base'],
  },
  {
    name: 'web root',
    files: /^web\/app\/[^/]+\.tsx?$/,
    may: [
      'contract types',
      'terms',
      'web root',
      'page',
      'component',
      'ui',
      'lib',
      'state',
      'web base',
    ],
  },

  { name: 'journeys', files: /^e2e\//, may: ['journeys'] },
  {
    name: 'bench',
    files: /^bench\//,
    may: ['contract', 'terms', 'bench', 'assembly', 'sentences', 'platform', 'seed'],
    declaredBy: ['.', 'server'],
  },
  {
    name: 'battery',
    files: /^battery\//,
    may: [
      'contract',
      'terms',
      'battery',
      'sentences',
      'platform',
      'seed',
      'server test',
      'journeys',
    ],
    declaredBy: ['.', 'server', 'web'],
  },
  { name: 'tools', files: /^tools\//, may: ['tools'], declaredBy: ['.', 'web', 'server'] },
];

/** A server module may import those before it, never those after it. */
export const moduleOrder = [
  'audit',
  'api-keys',
  'assistants',
  'webhooks',
  'notifications',
  'accounts',
  'credit',
  'auth',
  'gift-cards',
  'staff',
  'catalogue',
  'messages',
  'membership',
  'scheduling',
  'packages',
  'retail',
  'planned-changes',
  'sharing',
  'partners',
  'bookings',
  'rota',
  'closures',
  'clients',
  'till',
  'payments',
  'waiting-list',
  'suggestions',
  'import',
  'pay',
  'reports',
  'export',
  'privacy',
  'desk',
  'own-day',
  'set-up',
];

/**
 * The desk's wings, top down: a wing imports only those below it. Files in no wing stand above them
 * all.
 */
export const wingOrder = ['rota', 'day', 'studio', 'clients', 'money', 'entry', 'frame'];

/** Files where a framework or a tool asks for a default export. */
export const defaultExports =
  /(?:^|\/)[^/]+\.(?:config|setup|d)\.m?ts$|global-(?:setup|teardown)\.ts$|^e2e\/support\/remove-data\.ts$|^web\/app\/(?:pages\/.*|root|routes|entry\.[a-z]+)\.tsx?$/;

/** File names that say where something was put instead of what it is. */
export const emptyNames = /^(?:(?:.*-)?(?:utils?|helpers?|common|service|manager|misc)|index)$/;
