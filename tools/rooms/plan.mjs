/**
 * The plan of the house: which room a file is in, and what that room may import. The first pattern
 * that fits decides. Its capturing group, if it has one, is the file's flat: a server module or a
 * page folder. A room named with "own" may only be imported from the same flat.
 */
export const rooms = [
  { name: 'contract', files: /^contract\/src\//, may: ['contract'] },

  {
    name: 'server test',
    files: /^server\/(?:test\/|.*\.test\.ts$)/,
    may: [
      'contract',
      'server test',
      'assembly',
      'seed',
      'platform',
      'tasks',
      'routes',
      'verb',
      'queries',
      'emails',
      'rules',
    ],
  },
  { name: 'platform', files: /^server\/src\/platform\//, may: ['contract', 'platform'] },
  {
    name: 'rules',
    files: /^server\/src\/modules\/([^/]+)\/(?:[a-z]+-)?rules\.ts$/,
    may: ['contract types', 'rules'],
    packages: [],
  },
  {
    name: 'queries',
    files: /^server\/src\/modules\/([^/]+)\/queries\.ts$/,
    may: ['contract types', 'own rules', 'platform'],
    packages: ['kysely'],
  },
  {
    name: 'emails',
    files: /^server\/src\/modules\/([^/]+)\/emails\.ts$/,
    may: ['contract types', 'own rules', 'platform', 'verb', 'queries types'],
  },
  {
    name: 'routes',
    files: /^server\/src\/modules\/([^/]+)\/routes\.ts$/,
    may: ['contract', 'verb', 'own queries', 'own rules', 'platform'],
  },
  {
    name: 'tasks',
    files: /^server\/src\/modules\/([^/]+)\/tasks\.ts$/,
    may: ['own verb', 'own queries', 'own emails', 'own rules', 'verb', 'platform'],
  },
  {
    name: 'verb',
    files: /^server\/src\/modules\/([^/]+)\/[^/]+\.ts$/,
    may: ['contract', 'own queries', 'own emails', 'rules', 'verb', 'platform'],
  },
  {
    name: 'assembly',
    files: /^server\/src\/[^/]+\.ts$/,
    may: ['contract', 'assembly', 'platform', 'routes', 'tasks', 'verb', 'seed'],
  },
  { name: 'seed', files: /^server\/seed\//, may: ['contract', 'seed', 'platform', 'rules'] },

  {
    name: 'page',
    files: /^web\/app\/pages\/([^/]+)\//,
    may: ['contract', 'own page', 'component', 'ui', 'lib', 'state', 'web base'],
  },
  {
    name: 'component',
    files: /^web\/app\/components\//,
    may: ['contract', 'component', 'ui', 'lib', 'state', 'web base'],
  },
  { name: 'state', files: /^web\/app\/state\//, may: ['contract', 'state', 'lib', 'web base'] },
  { name: 'lib', files: /^web\/app\/lib\//, may: ['contract', 'lib'] },
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
    files: /^web\/app\/(?:paths|i18n|po\.d)\.ts$/,
    may: ['contract types', 'lib', 'web base'],
  },
  {
    name: 'web root',
    files: /^web\/app\/[^/]+\.tsx?$/,
    may: ['contract', 'web root', 'page', 'component', 'ui', 'lib', 'state', 'web base'],
  },

  { name: 'journeys', files: /^e2e\//, may: ['journeys'] },
  {
    name: 'bench',
    files: /^bench\//,
    may: ['contract', 'bench', 'assembly', 'platform', 'seed'],
    declaredBy: ['.', 'server'],
  },
  { name: 'tools', files: /^tools\//, may: ['tools'], declaredBy: ['.', 'web', 'server'] },
];

/** A server module may use those before it, never those after it. */
export const moduleOrder = [
  'notifications',
  'accounts',
  'auth',
  'catalogue',
  'scheduling',
  'packages',
  'sharing',
  'membership',
  'partners',
  'bookings',
  'privacy',
  'desk',
];

/** Files where a framework or a tool asks for a default export. */
export const defaultExports =
  /(?:^|\/)[^/]+\.(?:config|setup|d)\.m?ts$|global-(?:setup|teardown)\.ts$|^e2e\/support\/remove-data\.ts$|^web\/app\/(?:pages\/.*|root|routes|entry\.[a-z]+)\.tsx?$/;

/** File names that say where something was put rather than what it is. */
export const emptyNames = /^(?:(?:.*-)?(?:utils?|helpers?|common|service|manager|misc)|index)$/;
