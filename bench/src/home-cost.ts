import type { Browser } from 'playwright-core';
import { type GatewayCost, measureGateway } from './gateway-time.ts';
import { type HomeCost, measureHome } from './home-page.ts';
import { signedIn, signIn } from './signed-in.ts';

/** A part of some hives' names, and of others' not. */
const word = 'willow';

/** What home costs somebody, in the page and at the gateway. */
export async function costOf(
  from: Browser,
  url: string,
  email: string,
  slowedBy: number,
): Promise<HomeCost & GatewayCost> {
  const token = await signIn(url, email);
  const context = await signedIn(from, url, token);
  const page = await context.newPage();
  const homeRequest = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && (request.postData() ?? '').includes('"Home"'),
  );
  const home = await measureHome(page, `${url}/`, word, slowedBy);
  const document = (await homeRequest).postData() ?? '';
  await context.close();
  return { ...home, ...(await measureGateway(url, token, document)) };
}
