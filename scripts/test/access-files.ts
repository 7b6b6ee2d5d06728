/** Files that decide what may be asked of the gateway, who may ask it, and how a refusal is told. */
const accessFiles = [
  /^gateway\/src\/slices\/.*(\.graphql|\/test-operations\.ts)$/,
  /^gateway\/src\/(access-table|hostile-input)\.test\.ts$/,
  /^gateway\/src\/(errors|testing)\//,
  /^api\/src\/(hive-core\/authorization|testing\/(access-table|actors|sharing))\.ts$/,
  /^api\/src\/platform\/access\//,
  /\/access-rows\.ts$/,
];

/** Whether the gateway's table of access and hostile input are tried in full, and not by a sample. */
export function decidesAccess(path: string): boolean {
  return accessFiles.some((pattern) => pattern.test(path));
}
