/** Whether a kit has what a remote was built for: `^1.2.0`, the one form of range, is served by 1.2.0 and every later 1.x. */
export function kitServes(range: string, version: string): boolean {
  const [wanted, offered] = [numbersOf(range), numbersOf(version)];
  if (!range.startsWith('^') || wanted === undefined || offered === undefined) return false;
  if (wanted.major !== offered.major) return false;
  return offered.minor > wanted.minor || (offered.minor === wanted.minor && offered.patch >= wanted.patch);
}

function numbersOf(text: string) {
  const match = /^\^?(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) return undefined;
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}
