/**
 * The plan of the house: which room a file is in, and what that room may import. The first pattern
 * that fits decides. Its capturing group, if it has one, is the file's flat: a server module or a
 * page folder. A room named with "own" may only be imported from the same flat. A module may put what
 * belongs together into folders; they are the same flat, and a file's name says its room there too.
 * Its SQL may stand in a folder of its own, `queries/`.
 */
export const rooms = [
  // Plain numbers and words, which rules, queries and the browser may read too: it takes in no schema of
  // the wire, which would be 80 KB.
  {
    name: 'terms',
    files:
      /^contract\/src\/(?:(?:terms(?:\/booking)?|desk\/money\/paper)\/[a-z-]+|money|digits|site)\.ts$/,
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
  // What is said, pure: rules give their reasons in it.
  {
    name: 'sentences',
    files: /^server\/src\/platform\/language\/(?:sentence|count-in-arabic|count-in-english)\.ts$/,
    may: ['contract types', 'terms', 'sentences'],
    packages: [],
  },
  // What only makes it faster: what stands in its folders is known to the files beside them alone, its doors.
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
    files: /^server\/src\/modules\/([^/]+)\/(?:[^/]+\/)?(?:[a-z]+-)*rules\.ts$/,
    may: ['contract types', 'terms', 'sentences', 'rules'],
    packages: [],
  },
  {
    name: 'queries',
    files: /^server\/src\/modules\/([^/]+)\/(?:(?:[^/]+\/)?queries\.ts|queries\/[^/]+\.ts)$/,
    may: ['contract types', 'terms', 'own rules', 'own queries', 'sentences', 'platform', 'speed'],
    packages: ['kysely'],
  },
  {
    name: 'emails',
    files: /^server\/src\/modules\/([^/]+)\/(?:[^/]+\/)?(?:[a-z]+-)?emails?\.ts$/,
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
  // The one place outside the modules that deletes, for all of them.
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
    // What it writes is what the modules write.
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

/** A server module may use those before it, never those after it. */
export const moduleOrder = [
  'audit',
  'notifications',
  'accounts',
  'auth',
  'staff',
  'catalogue',
  'membership',
  'scheduling',
  'packages',
  'sharing',
  'partners',
  'bookings',
  'rota',
  'closures',
  'clients',
  'till',
  'import',
  'reports',
  'export',
  'privacy',
  'desk',
  'own-day',
];

/** The desk's wings, top down: a wing imports only those below it. What is in no wing stands above them all. */
export const wingOrder = ['rota', 'day', 'studio', 'clients', 'money', 'entry', 'frame'];

/** Files where a framework or a tool asks for a default export. */
export const defaultExports =
  /(?:^|\/)[^/]+\.(?:config|setup|d)\.m?ts$|global-(?:setup|teardown)\.ts$|^e2e\/support\/remove-data\.ts$|^web\/app\/(?:pages\/.*|root|routes|entry\.[a-z]+)\.tsx?$/;

/** File names that say where something was put rather than what it is. */
export const emptyNames = /^(?:(?:.*-)?(?:utils?|helpers?|common|service|manager|misc)|index)$/;
