/** As `stylis/src/Prefixer.js`, which is reached by styles that ask for prefixes: none of ours does. */
export function prefix(): string {
  return '';
}
