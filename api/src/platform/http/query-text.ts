/** Reads a query or a form: `a=1&a=2`, `a[]=1&a[]=2` and `a[0]=1` are all the list `a`. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const name = key.replace(/\[\d*\]$/, '');
    const earlier = result[name];
    if (Array.isArray(earlier)) earlier.push(value);
    else if (earlier !== undefined) result[name] = [earlier, value];
    else result[name] = name === key ? value : [value];
  }
  return result;
}
