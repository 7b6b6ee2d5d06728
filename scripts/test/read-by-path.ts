/** What a file reads of the project besides what it imports. */
export interface ReadByPath {
  /** Paths, relative to the project. */
  read: RegExp;
  /** All that this code imports is among them. */
  isComplete: boolean;
}

const nothing = null;
const texts = files(/(^|\/)locales\/.+\.json$/);
const migrations = files(/^api\/src\/platform\/database\/migrations\//);
const realData = files(/^\.\.\/shared\/data\//);
const operatingDocs = files(/^docs\/operating\//);
/** Processes of the server; nothing of them knows a screen. */
const server = complete(/^(?!(mf-[^/]+|docs|e2e|storybook)\/)(?!(?!reliability\/).*\.(test|stories)\.tsx?$)/);
/** The product and who drives it in a browser. */
export const product = complete(
  /^(?!(docs|bench|storybook|reliability)\/)(?!.*(\.stories\.tsx|\.md)$)(?!(?!e2e\/).*\.test\.tsx?$)/,
);
/** What new domains and remotes are made of and built with, tests of the access table included. */
const allButScreens = complete(/^(?!mf-[^/]+\/(src|locales)\/)/);

/**
 * Files that find others by their path, not by an import. A test depends on what is read by any file that it imports. A
 * file that finds others by path and is missing here is taken to read everything: until it is added, tests run too
 * often, and no failure is hidden.
 */
export const readByPath: Readonly<Record<string, ReadByPath | null>> = {
  // Which folders are remotes.
  'jest.config.mjs': files(/^mf-[^/]+\/package\.json$/),
  'scripts/import-rules.test.ts': files(
    /^(biome\.json|\.dependency-cruiser\.mjs|api\/package\.json|scripts\/.*\.grit)$/,
  ),
  'scripts/compose-in-readme.test.ts': files(
    /^(README\.md|\.gitignore|deploy\/(compose\.small\.yml|Containerfile\.dockerignore)|docs\/operating\/settings\.md)$/,
  ),
  'scripts/containers/podman.ts': files(/^deploy\//),
  'scripts/containers/product.test.ts': files(/^(deploy|scripts\/containers)\//),
  'scripts/deployed-settings.test.ts': files(/^(deploy\/|docs\/operating\/settings\.md$)/),
  'scripts/changelog.test.ts': files(/^CHANGELOG\.md$/),
  'scripts/help-names.test.ts': texts,
  'scripts/devices-doc.test.ts': files(/^(docs\/devices\.md|packages\/device-codecs\/src\/networks\/.*)$/),
  'scripts/season-rules-doc.test.ts': files(/^docs\/season-rules\.md$/),
  'scripts/remote-paths.test.ts': files(
    /^(mf-[^/]+\/(remote\.json$|src\/.*\.tsx?$)|shell\/src\/shell-routes\.ts$)/,
  ),
  'scripts/jest-native.mjs': nothing,
  'scripts/jest-service.mjs': nothing,
  'api/src/administration/translations/message-files.ts': texts,
  'api/src/administration/translations/translations.test.ts': texts,
  'api/src/alerts/notifications/old-webhooks.test.ts': files(/^docs\/webhook-1\.schema\.json$/),
  'api/src/measurements/series/grafana.test.ts': files(/^(deploy\/grafana\/dashboards\/|docs\/scripts\.md$)/),
  // Files of libraries.
  'api/src/hives/maps/towns-thread.ts': nothing,
  'api/src/platform/maps/outlines.ts': nothing,
  'api/src/inspections/sheets/measured-text.ts': nothing,
  'api/src/imports/real-imports.test.ts': realData,
  'api/src/hives/maps/towns.ts': files(/^api\/src\/hives\/maps\/(towns-thread|folded-name)\.ts$/),
  'api/src/inspections/paper-recognition/own-engine.ts': files(
    /^api\/src\/inspections\/paper-recognition\/page-thread\.ts$/,
  ),
  'api/src/platform/database/migrate.ts': migrations,
  'api/src/platform/database/rewriting-steps.test.ts': migrations,
  'api/src/platform/database/widening-steps.test.ts': migrations,
  'api/src/platform/i18n/texts.ts': texts,
  // The template of an empty database is made by the migrations of this folder.
  'api/src/testing/test-database.ts': files(
    /^(api\/src\/platform\/database|packages\/postgres-server\/src)\//,
  ),
  'gateway/src/slices/schema.ts': files(/^gateway\/src\/slices\/.*\.graphql$/),
  // What it reads is generated from these.
  'gateway/src/testing/remote-documents.ts': complete(
    /^((mf-[^/]+|shell)\/(src\/.*\.graphql\.ts|codegen\.ts|package\.json)|packages\/(web-build\/src|remote-kit\/src\/failure-parts).*)$/,
  ),
  'gateway/src/observability/metrics.test.ts': operatingDocs,
  'packages/postgres-server/src/server.test.ts': files(/^packages\/postgres-server\/src\//),
  // Files of libraries.
  'packages/sheets/src/finding/code-reader.ts': nothing,
  'packages/sheets/training/handwritten-digits.ts': nothing,
  'packages/device-codecs/src/testing/real-data.ts': realData,
  'packages/i18n/src/check/formatjs.ts': texts,
  'packages/registry/src/write-remote-schema.ts': nothing,
  'packages/registry/src/write-remote-schema.test.ts': files(/^mf-[^/]+\/remote\.json$/),
  'packages/web-build/src/paths-module.ts': nothing,
  'packages/web-build/src/routes-module.ts': nothing,
  'packages/web-build/src/shared-libraries.test.ts': files(/^mf-hives\/package\.json$/),
  'reliability/src/change-feed.test.ts': server,
  'reliability/src/graceful-shutdown.test.ts': server,
  'reliability/src/service-process.ts': server,
  'reliability/src/cluster/main.ts': server,
  'reliability/src/cluster/skep-parts.ts': server,
  'reliability/src/cluster/update.test.ts': server,
  'scripts/run.mjs': nothing,
  'scripts/test/affected.test.ts': complete(/^(mf-[^/]+\/package\.json|e2e\/src\/[^/]+)$/),
  // They hold the words that such files are known by.
  'scripts/test/source-tree.ts': nothing,
  'scripts/test/test-inputs.test.ts': nothing,
  'scripts/documented-commands.test.ts': files(/\.md(\.template)?$|^package\.json$|^scripts\/run\.mjs$/),
  // Addresses of remotes, which a server has.
  'shell/src/remotes/load-remote.ts': nothing,
  'standalone/src/folders.ts': nothing,
  'standalone/src/manifest.test.ts': files(/^shell\/(public\/|manifest\.json$)/),
  'standalone/src/new-domain.ts': nothing,
  'standalone/src/new-domain.test.ts': allButScreens,
  'standalone/src/new-remote.ts': nothing,
  'standalone/src/new-remote.test.ts': allButScreens,
  'standalone/src/what-goes-where.test.ts': files(/^(docs\/operating\/|shell\/locales\/pages\/en\.json$)/),
  'standalone/src/private-files.test.ts': server,
  'standalone/src/remote-commands.test.ts': files(/(^|\/)package\.json$|^pnpm-workspace\.yaml$/),
  'standalone/src/remote-contract.test.ts': allButScreens,
  'e2e/src/product.ts': product,
};

function files(read: RegExp): ReadByPath {
  return { read, isComplete: false };
}

function complete(read: RegExp): ReadByPath {
  return { read, isComplete: true };
}
