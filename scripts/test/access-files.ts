/** Files that decide for every operation what may be asked of the gateway, who may ask it, and how a refusal is told. */
const accessFiles = [
  /^gateway\/src\/(access-table|hostile-input)\.test\.ts$/,
  /^gateway\/src\/errors\//,
  /^gateway\/src\/testing\/(access-rows|actors|newcomer|test-gateway)\.ts$/,
  /^api\/src\/(hive-core\/authorization|testing\/(actors|sharing))\.ts$/,
  /^api\/src\/platform\/access\//,
];

/** Whether the gateway's table of access and hostile input are tried in full for every operation. */
export function decidesEveryAccess(path: string): boolean {
  return accessFiles.some((pattern) => pattern.test(path));
}
