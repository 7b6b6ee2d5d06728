import { emptyProduct, killProducts, type RunningProduct, startProduct } from './product.ts';

// What a browser gets before any script runs: asked for without one.

let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct(emptyProduct);
});
afterAll(async () => {
  await product?.stop();
  killProducts();
});

/** As a browser in which somebody was signed in: then the server sends the app, and not the way in. */
const ask = (path: string) =>
  fetch(product.url + path, {
    headers: { accept: 'text/html', 'accept-encoding': 'br', cookie: 'skep.signed-in=1' },
    redirect: 'manual',
  });

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, url]) => url ?? '');
const preloadsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"[^>]* integrity="sha(?:256|384)-/g)].map(
    ([, url]) => url ?? '',
  );

test.each([
  ['/', 'mf-hives', 'mf-inspections'],
  ['/diary?search=queen', 'mf-inspections', 'mf-hives'],
])('%s comes with the frame, the registry, and the files of %s alone', async (path, remote, other) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  // What is drawn before there is a script.
  expect(html).toMatch(/<div id="skep"><div.*<svg/s);
  const [, registry = ''] = /id="skep-registry">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(registry).remotes.map(({ name }: { name: string }) => name)).toContain(other);
  const preloads = preloadsOf(html);
  expect(preloads.length).toBeGreaterThan(0);
  const [texts, ...ofRemote] = preloads;
  expect(texts).toMatch(/^\/assets\/texts-en\./);
  for (const url of ofRemote) expect(url).toContain(`/remotes/${remote}/`);
  expect(ofRemote.filter((url) => /\/texts-(?!(more-)?en\.)/.test(url))).toEqual([]);
});

test('a page is asked for anew each time, and its scripts come from here alone, without eval', async () => {
  const { headers } = await ask('/');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const policy = headers.get('content-security-policy') ?? '';
  // The one script in the page is named by what it holds: no other runs.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).not.toContain('unsafe-eval');
});

test('the way in brings one script and one language of its own, and nothing of remotes', async () => {
  const html = await (await fetch(`${product.url}/sign-in`)).text();
  expect(scriptsOf(html)).toEqual([expect.stringMatching(/^\/assets\/entrance\/entrance\.\w+\.js$/)]);
  expect(preloadsOf(html)).toEqual([expect.stringMatching(/^\/assets\/entrance\/texts-en\./)]);
});

test('every script comes small, and is kept for good under the name of its content', async () => {
  const pages = await Promise.all(['/', '/diary'].map(async (path) => (await ask(path)).text()));
  const files = pages.flatMap((html) => [...scriptsOf(html), ...preloadsOf(html)]);
  expect(files.length).toBeGreaterThan(4);
  for (const url of new Set(files)) {
    const { headers } = await ask(url);
    expect([url, headers.get('cache-control')]).toEqual([url, expect.stringContaining('immutable')]);
    // Of a remote the version is named so.
    expect(url).toMatch(/\.[\da-f]{12,}\.|-[\da-f]{12}\//);
    // What is small already is sent as it is.
    if (Number(headers.get('content-length') ?? 2000) > 1500)
      expect([url, headers.get('content-encoding')]).toEqual([url, 'br']);
  }
});
