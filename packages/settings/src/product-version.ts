import manifest from '../../../package.json' with { type: 'json' };

/** Of the whole product, as its `package.json` says it. */
export function productVersion(): string {
  return manifest.version;
}
