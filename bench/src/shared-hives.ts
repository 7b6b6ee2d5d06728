import { launchBrowser } from '@skep/e2e/browser';
import { costOf } from './home-cost.ts';
import { visitHome } from './home-page.ts';
import { median } from './median.ts';
import { projectRoot, startSeededProduct } from './seeded-product.ts';
import { signedIn, signIn } from './signed-in.ts';

// Home with a thousand own and a thousand shared hives, beside two thousand own ones: at most 1.3 times as long.

/** Fewer, to see that it runs: HIVES=100. */
const hives = Number(process.env.HIVES ?? 1000);
const own = { email: 'own@skep.example', hives: 2 * hives, apiaries: 50 };
const member = { email: 'member@skep.example', hives, apiaries: 25 };
const sharer = { email: 'sharer@skep.example', hives, apiaries: 25 };
/** A first visit is one number, which may be any: in turns, and the middle one of seven. */
const visits = 7;
const measured = ['gatewayMs', 'restMs', 'bytes', 'filterList', 'searchList', 'heapAfter'] as const;

const product = await startSeededProduct(projectRoot, [own, member, sharer]);
const browser = await launchBrowser();
try {
  await shareEverything(product.url);
  const ofOwn = await costOf(browser, product.url, own.email, 1);
  const ofShared = await costOf(browser, product.url, member.email, 1);
  for (const name of measured) {
    const ratio = (ofShared[name] / ofOwn[name]).toFixed(2);
    const line = [
      name.padEnd(12),
      ...[ofOwn, ofShared].map((cost) => String(Math.round(cost[name])).padStart(12)),
    ];
    process.stdout.write(`${line.join('')}${ratio.padStart(8)}\n`);
  }
  const [whole, afterData] = await firstVisits(product.url);
  process.stdout.write(`address to first hive: ${whole}\ndata to first hive: ${afterData}\n`);
} finally {
  await browser.close();
  await product.stop();
}

/** Until the first hive is painted, of those with own ones and those with shared ones, and their ratio. */
async function firstVisits(url: string): Promise<string[]> {
  const tokens = [await signIn(url, own.email), await signIn(url, member.email)];
  const times = tokens.map(() => ({ whole: [] as number[], afterData: [] as number[] }));
  for (let visit = 0; visit < visits; visit += 1)
    for (const [index, token] of tokens.entries()) {
      const context = await signedIn(browser, url, token);
      const { whole, afterData } = await visitHome(await context.newPage(), `${url}/`);
      times[index]?.whole.push(whole);
      times[index]?.afterData.push(afterData);
      await context.close();
    }
  return (['whole', 'afterData'] as const).map((kind) => {
    const [ofOwn = 0, ofShared = 0] = times.map((each) => median(each[kind]));
    return `${Math.round(ofOwn)} ms, ${Math.round(ofShared)} ms, ${(ofShared / ofOwn).toFixed(2)}`;
  });
}

/** One group, in which a thousand hives are shared to be edited. */
async function shareEverything(url: string): Promise<void> {
  const asSharer = await signIn(url, sharer.email);
  const { group_id: id } = await ask(url, asSharer, 'POST', '/api/groups', { name: 'Club' });
  const { hives: shared } = await ask(url, asSharer, 'GET', '/api/hives');
  const shares = shared.map((hive: { id: number }) => ({ hiveId: String(hive.id), right: 'edit' }));
  await ask(url, asSharer, 'PATCH', `/api/v1/groups/${id}/hives`, { hives: shares });
  await ask(url, asSharer, 'POST', `/api/v1/groups/${id}/invitations`, { emails: [member.email] });
  const asMember = await signIn(url, member.email);
  await ask(url, asMember, 'POST', `/api/v1/groups/${id}/answer`, { isYes: true });
}

async function ask(url: string, token: string, method: string, path: string, body?: object) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} said ${response.status}.`);
  return response.json();
}
