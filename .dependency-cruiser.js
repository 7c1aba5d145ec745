// @ts-check
/** Which folder may import which (docs/ARCHITECTURE.md, "Rules"). @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be read or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'site-without-server',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-without-site',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^site/' },
    },
    {
      name: 'contact-is-shared',
      comment: 'Site and server share it, so it knows neither.',
      severity: 'error',
      from: { path: '^contact/' },
      to: { path: '^(site|server)/' },
    },
    {
      name: 'ui-knows-no-content',
      severity: 'error',
      from: { path: '^site/ui/' },
      to: { path: '^site/(content|sections|features|islands|layouts|pages|images)/' },
    },
    {
      name: 'content-knows-no-interface',
      severity: 'error',
      from: { path: '^site/(content|lib)/' },
      to: { path: '^site/(ui|sections|features|islands|layouts|pages|images|seo)/' },
    },
    {
      name: 'sections-and-features-get-props',
      comment: 'Only pages, layouts and what prepares data for them load content; sections know its types.',
      severity: 'error',
      from: { path: '^site/(sections|features|islands)/' },
      to: {
        path: '^site/(content/|layouts/|pages/|images/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-without-sections',
      severity: 'error',
      from: { path: '^site/(features|islands)/' },
      to: { path: '^site/sections/' },
    },
    {
      name: 'images-without-interface',
      severity: 'error',
      from: { path: '^site/images/' },
      to: { path: '^site/(sections|features|islands|layouts|pages)/' },
    },
    {
      name: 'nothing-needs-the-editor',
      comment: 'Site and server are built and run without it.',
      severity: 'error',
      from: { path: '^(site|server|contact)/' },
      to: { path: '^editor/' },
    },
    {
      name: 'editor-without-pages',
      comment: 'It reads content by the same functions, has the same styles, and shows the pages in a frame.',
      severity: 'error',
      from: { path: '^editor/' },
      to: { path: '^(server/|site/(?!(content|lib|styles|ui)/))' },
    },
    {
      name: 'product-without-tools',
      comment: 'They are the commands of the project, made of its parts.',
      severity: 'error',
      from: { path: '^(site|server|contact|editor)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tools/' },
    },
    {
      name: 'editor-interface-without-server',
      comment: 'The types of the answers are in shared/api.ts.',
      severity: 'error',
      from: { path: '^editor/(app|shared)/' },
      to: { path: '^editor/server/' },
    },
    {
      name: 'content-without-publishing',
      severity: 'error',
      from: { path: '^editor/server/content/' },
      to: { path: '^editor/server/publishing/' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^(site|server|contact|editor)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.astro', '.js', '.css'] },
  },
};
