export type { EntranceBuild } from './auth-pages-plugin.ts';
export type { BuildOptions } from './base-config.ts';
export { BuildFailed, type BuildTarget, build, configsFor } from './build.ts';
export { buildProblems } from './check-build.ts';
export { sharedVersions } from './shared-libraries.ts';
export type { ShellBuild } from './shell-page-plugin.ts';
