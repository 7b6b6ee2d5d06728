import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayCost, measureGateway } from './gateway-time.ts';
import { median } from './median.ts';
import { accounts, type MeasuredProduct, startSideBySide } from './seeded-product.ts';
import { signIn } from './signed-in.ts';

// What home costs at the gateway, over the REST calls by which a program would get the same.

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 3);

const products = await startSideBySide();
try {
  for (const { email, hives } of accounts) {
    for (const [product, costs] of await costsOf(email)) {
      const ratio = median(costs.map(({ gatewayMs, restMs }) => gatewayMs / restMs)).toFixed(2);
      const gateway = median(costs.map(({ gatewayMs }) => gatewayMs)).toFixed(1);
      process.stdout.write(`${hives} hives${product.mark}: ${gateway} ms, over REST ${ratio}\n`);
    }
  }
} finally {
  for (const product of products) await product.stop();
}

async function costsOf(email: string): Promise<Map<MeasuredProduct, GatewayCost[]>> {
  const costs = new Map<MeasuredProduct, GatewayCost[]>(products.map((product) => [product, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [product, all] of costs) {
      const token = await signIn(product.url, email);
      all.push(await measureGateway(product.url, token, homeOf(product)));
    }
  }
  return costs;
}

/** What the page of that checkout sends for home. */
function homeOf({ root }: MeasuredProduct): string {
  const file = join(root, 'mf-hives/src/generated/persisted-documents.json');
  const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const [sha256Hash] = Object.entries(documents).find(([, text]) => /\bquery Home\b/.test(text)) ?? [];
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  return JSON.stringify({ operationName: 'Home', variables: {}, extensions });
}
