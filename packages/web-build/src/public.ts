export type { BuildOptions } from './base-config.ts';
export { BuildFailed, type BuildTarget, build, configFor } from './build.ts';
export { shellPublicPath } from './shell-config.ts';
export type { ShellBuild } from './shell-page-plugin.ts';
