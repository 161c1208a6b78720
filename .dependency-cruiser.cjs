/** The dependency rules of the architecture: main -> compose -> transports -> domains -> platform. */
const DOMAIN_NAMES = [
  'identity',
  'work-items',
  'actions',
  'operations',
  'policy',
  'proposals',
  'approvals',
  'execution',
  'integrations',
  'evidence',
  'events',
  'projections',
  'notifications',
  'set-up',
  'integration-health',
  'audit',
];
const DOMAINS = `^src/(${DOMAIN_NAMES.join('|')})/`;
const SHELL = '^src/shell/';
/** Domains with a public surface: all but `src/actions/`, which composes five of them. */
const ROOMS = DOMAIN_NAMES.filter((name) => name !== 'actions');
/** Domains in one direction: from each, imports lead to earlier ones alone. */
const IN_ORDER = ['operations', 'integrations', 'policy', 'proposals', 'approvals', 'execution', 'actions'];
const TRANSPORT = '^src/transports/([^/]+)/';
/** Packages that `make build` bundles with the service, so that production installs none of them. */
const BUNDLED = [
  '@a2a-js/sdk',
  '@bufbuild/protobuf',
  '@bufbuild/protovalidate',
  '@connectrpc/connect',
  '@connectrpc/connect-express',
  '@connectrpc/connect-node',
  '@connectrpc/validate',
  '@slack/web-api',
  'better-auth',
  'canonicalize',
  'commander',
  'express',
  'find-my-way',
  'jose',
  'lru-cache',
  'luxon',
  'mongoose',
  'nodemailer',
  'openapi-backend',
  'p-limit',
  'pino',
  'prom-client',
  'proxy-addr',
  'raw-body',
  're2js',
  'stripe',
  'typeid-js',
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-types',
      comment:
        'Of values or of types: what two files share stands in a third. Where a registry gives the types of what it lists, there are circles of types.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: '^src/(operations|integrations|shell/operations|shell/providers)/' },
      to: { circular: true },
    },
    {
      name: 'platform-knows-nobody',
      comment:
        'platform/ is below everything else: it may use errors/ and the call context, no domain, door or config.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: ['^src/platform/', '^src/errors/', '^src/call-context\\.ts$'] },
    },
    {
      name: 'leaves-import-nothing',
      severity: 'error',
      from: { path: ['^src/errors/', '^src/call-context\\.ts$'] },
      to: { path: '^src/', pathNot: '^src/errors/' },
    },
    {
      name: 'domains-do-not-look-up',
      comment: 'A domain knows no door, no composition and no configuration.',
      severity: 'error',
      from: { path: DOMAINS },
      to: { path: ['^src/transports/', '^src/(compose|main|cli|config)\\.ts$', '^src/cli/'] },
    },
    {
      name: 'no-foreign-repositories',
      comment: "Domains call each other's services, never their repositories or schemas.",
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: '^src/(platform|transports|actions)/' },
      to: { path: '/(repository|schema)\\.ts$', pathNot: ['^src/$1/', '^src/platform/'] },
    },
    {
      name: 'doors-go-through-services',
      severity: 'error',
      from: { path: '^src/transports/' },
      to: { path: ['/(repository|schema)\\.ts$', '^src/(compose|main|cli|config)\\.ts$', '^src/cli/'] },
    },
    {
      name: 'doors-do-not-import-one-another',
      comment: 'What doors share stands in transports/ itself, in transports/openapi/ or in transports/wire/.',
      severity: 'error',
      from: { path: TRANSPORT },
      to: { path: TRANSPORT, pathNot: ['^src/transports/$1/', '^src/transports/(openapi|wire)/'] },
    },
    {
      name: 'generated-code-is-for-doors',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/transports/', SHELL] },
      to: { path: '^generated/' },
    },
    {
      name: 'projections-know-no-view',
      comment:
        'Sources, revisions, pages and health are the same for all views; each is a definition in a folder of its own.',
      severity: 'error',
      from: { path: '^src/projections/', pathNot: '^src/projections/views/' },
      to: { path: '^src/projections/views/' },
    },
    {
      name: 'views-are-definitions',
      comment: 'A view says what it is made of, by the shapes that all have; it serves, stores and fetches nothing.',
      severity: 'error',
      from: { path: '^src/projections/views/' },
      to: {
        path: '^src/projections/(sources/|(service|repository|revisions|view-index|views|cursor|filters|health)\\.ts$)',
      },
    },
    {
      name: 'views-know-no-other-view',
      severity: 'error',
      from: { path: '^src/projections/views/([^/]+)/' },
      to: { path: '^src/projections/views/', pathNot: '^src/projections/views/$1/' },
    },
    {
      name: 'rooms-have-a-public-surface',
      comment:
        'index.ts is for other domains, use-cases.ts for the doors, commands.ts for what a command loads on demand, definition-reading.ts for what needs YAML and schemas. The names of roles, permissions and kinds of integration stand in files that a command loads at its start. Providers import the payloads of the operations that they carry.',
      severity: 'error',
      from: { path: '^(?:src|scripts)/([^/]+)', pathNot: '^src/(actions/|(compose|collections)\\.ts$)' },
      to: {
        path: `^src/(${ROOMS.join('|')})/`,
        pathNot: [
          '^src/$1/',
          '^src/[^/]+/(index|use-cases|commands|definition-reading)\\.ts$',
          '^src/(notifications/mail|events/webhooks)/use-cases\\.ts$',
          '^src/(identity/(roles|permissions)|integrations/providers/registry)\\.ts$',
          '^src/operations/built-in/',
        ],
      },
    },
    {
      name: 'use-cases-are-for-doors',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/transports/' },
      to: { path: ['^src/[^/]+/use-cases\\.ts$', '^src/(notifications/mail|events/webhooks)/use-cases\\.ts$'] },
    },
    ...IN_ORDER.slice(0, -1).map((domain, index) => ({
      name: `nothing-later-in-${domain}`,
      severity: 'error',
      from: { path: `^src/${domain}/` },
      to: { path: `^src/(${IN_ORDER.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'operations-know-nobody',
      comment: 'An operation says what it is; who carries it out and through which door it comes is not its business.',
      severity: 'error',
      from: { path: '^src/operations/', pathNot: '^src/operations/(definitions/|schema\\.ts$|use-cases\\.ts$)' },
      to: { path: '^src/', pathNot: '^src/(operations|platform|errors)/' },
    },
    {
      name: 'operations-know-no-other-operation',
      severity: 'error',
      from: { path: '^src/operations/built-in/([^/]+)/' },
      to: { path: '^src/operations/', pathNot: ['^src/operations/(built-in/$1/|operation\\.ts$)'] },
    },
    {
      name: 'operations-are-found-in-their-registry',
      comment: 'Providers alone know the payloads of those that they carry.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(operations|integrations/providers/[^/]+)/' },
      to: { path: '^src/operations/built-in/' },
    },
    {
      name: 'providers-know-no-other-provider',
      severity: 'error',
      from: { path: '^src/integrations/providers/([^/]+)/' },
      to: {
        path: '^src/integrations/providers/',
        pathNot: ['^src/integrations/providers/($1/|(connector|provider)\\.ts$)'],
      },
    },
    {
      name: 'providers-are-found-in-their-registry',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/integrations/providers/' },
      to: { path: '^src/integrations/providers/[^/]+/' },
    },
    {
      name: 'platforms-know-chat-by-its-seam',
      comment: 'A chat platform says what it is; installations, channels and who may post are the same for all.',
      severity: 'error',
      from: { path: '^src/integrations/providers/[^/]+/', pathNot: '^src/integrations/providers/chat/' },
      to: { path: '^src/integrations/chat/', pathNot: '/(chat-platform|card-seam|model)\\.ts$' },
    },
    {
      name: 'libraries-of-providers-stay-there',
      comment: 'What a provider is spoken to with is known in its folder alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/integrations/providers/[^/]+/' },
      to: { path: 'node_modules/(@slack|stripe)/' },
    },
    {
      name: 'each-version-knows-its-own-wire-types',
      comment:
        'A second version of the API stands beside the first: nothing else knows the shapes of one, in which MCP and A2A speak too.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/transports/(rest|wire)/v1/' },
      to: { path: '^generated/rest/' },
    },
    {
      name: 'the-shell-stands-alone',
      comment:
        'The web app runs in browsers: it shares nothing with the service but the generated stubs, and the functions that make deceptive characters visible and measure texts.',
      severity: 'error',
      from: { path: SHELL },
      to: { path: '^(src|scripts|test)/', pathNot: [SHELL, '^src/platform/(text-length|visible-text)\\.ts$'] },
    },
    {
      name: 'the-service-does-not-know-the-shell',
      comment: 'It serves what Vite has built, and runs without it.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: SHELL },
      to: { path: SHELL },
    },
    {
      name: 'the-shell-needs-no-node',
      comment: 'Only its build does.',
      severity: 'error',
      from: { path: SHELL, pathNot: '^src/shell/(vite\\.config|build-output|component-styles|first-view)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'generated-code-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^(src|scripts|test)/' },
    },
    {
      name: 'mongoose-stays-behind-repositories',
      severity: 'error',
      from: { path: '^src/', pathNot: ['/(repository|schema)\\.ts$', '^src/platform/'] },
      to: { path: 'node_modules/(mongoose|mongodb)/' },
    },
    {
      name: 'one-composition-root',
      comment: 'Only the process and the command line use compose.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(main|cli)\\.ts$', '^src/cli/'] },
      to: { path: ['^src/(compose|main|cli)\\.ts$', '^src/cli/'] },
    },
    {
      name: 'modules-are-composed',
      comment:
        'A module is constructed by compose.ts, and its collections are listed in collections.ts; others know the types of what it has.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(compose|collections)\\.ts$' },
      to: { path: '^src/(?:notifications/)?[^/]+/module\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-construct-their-own',
      comment: 'Repositories and schemas are the business of the module that has them, not of the composition.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: '/(repository|schema)\\.ts$' },
    },
    {
      name: 'commands-need-no-doors',
      comment: 'compose.ts imports the doors when a server is asked for: no other command loads them, or Express.',
      severity: 'error',
      from: { path: ['^src/cli/', '^src/(compose|cli)\\.ts$'] },
      to: { path: ['^src/(transports|shell)/', 'node_modules/express/'], dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the-service-needs-no-tools',
      comment:
        'src/ runs with the production dependencies and what its bundle holds (BUNDLED). The shell is bundled, with all that it needs.',
      severity: 'error',
      from: { path: '^src/', pathNot: SHELL },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: BUNDLED.map((name) => `node_modules/${name}/`),
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing in src/ is there that nothing uses.',
      severity: 'error',
      from: { orphan: true, path: '^src/' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The SDKs are programs of their own.
    exclude: { path: '^generated/sdk/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
