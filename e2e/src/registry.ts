import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

interface Row {
  name: string;
  entry: string;
  integrity: string;
  contributions: { routes: { path: string }[] };
}

/** What the server says is live: a row for each remote. */
export async function registryRows(url: string): Promise<Row[]> {
  const { remotes }: { remotes: Row[] } = await (await fetch(`${url}/registry.json`)).json();
  return remotes;
}

/** Serves a remote with another entry than was built, and a registry, in the page and asked for later, that promises these very bytes. */
export async function servePromised(
  page: Page,
  url: string,
  remote: string,
  entryOf: (built: string) => string,
): Promise<void> {
  const { entry } = rowOf(await registryRows(url), remote);
  const program = entryOf(await (await fetch(`${url}${entry}`)).text());
  const integrity = `sha384-${createHash('sha384').update(program).digest('base64')}`;
  await page.route(
    ({ pathname }) => pathname === entry,
    (route) => route.fulfill({ contentType: 'text/javascript', body: program }),
  );
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: promise(await response.text(), remote, integrity) });
  });
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<script type="application\/json" id="skep-registry">)(.*?)(<\/script>)/,
        (_whole, open, json, close) => `${open}${promise(json, remote, integrity)}${close}`,
      );
      return route.fulfill({ response, body });
    },
  );
}

function promise(registry: string, remote: string, integrity: string): string {
  const document: { remotes: Row[] } = JSON.parse(registry);
  rowOf(document.remotes, remote).integrity = integrity;
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}

function rowOf(rows: Row[], remote: string): Row {
  const row = rows.find(({ name }) => name === remote);
  if (!row) throw new Error(`The registry has no ${remote}.`);
  return row;
}
