import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** Serves a program as the entry of a remote, with a registry, in the page and asked for later, that promises these very bytes. */
export async function servePromised(page: Page, remote: string, program: string): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(program).digest('base64')}`;
  await page.route(
    (url) => url.pathname.startsWith(`/remotes/${remote}/`),
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
  const document: { remotes: { name: string; integrity: string }[] } = JSON.parse(registry);
  const row = document.remotes.find(({ name }) => name === remote);
  if (!row) throw new Error(`The page's registry has no ${remote}.`);
  row.integrity = integrity;
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
