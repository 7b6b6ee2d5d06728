import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cliOf, type RunningProduct, startProduct } from '@skep/e2e/product';

/** Beekeepers of both kinds: most have about a dozen hives, few have a thousand. */
export const accounts = [
  { email: 'dozen@skep.example', hives: 12, apiaries: 3 },
  { email: 'thousand@skep.example', hives: 1000, apiaries: 50 },
] as const satisfies readonly SeededAccount[];

export const projectRoot = resolve(import.meta.dirname, '../..');

/** A product to be measured. */
export interface MeasuredProduct extends RunningProduct {
  /** Of the checkout that it is built from. */
  root: string;
  /** Said of its figures: nothing, or that they are those of the other. */
  mark: '' | ' before';
}

/**
 * This product and, where BESIDE names the folder of another checkout that is installed, that one: what is measured in
 * turns on one machine may be compared.
 */
export async function startSideBySide(): Promise<MeasuredProduct[]> {
  const { BESIDE: other } = process.env;
  const products: MeasuredProduct[] = [{ ...(await startSeededProduct()), root: projectRoot, mark: '' }];
  if (other === undefined) return products;
  return [...products, { ...(await startSeededProduct(other)), root: other, mark: ' before' }];
}

export interface SeededAccount {
  email: string;
  hives: number;
  apiaries: number;
}

/** The product with these accounts, in a data folder that goes with it. @param fill adds to it before it starts */
export async function startSeededProduct(
  root = projectRoot,
  people: readonly SeededAccount[] = accounts,
  fill: (settings: { SKEP_DATA: string }) => Promise<void> = async () => undefined,
): Promise<RunningProduct> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'skep-bench-'));
  for (const account of people) seedHives(account, { SKEP_DATA: dataFolder }, root);
  await fill({ SKEP_DATA: dataFolder });
  const product = await startProduct({ SKEP_DATA: dataFolder }, root);
  return {
    ...product,
    async stop() {
      const code = await product.stop();
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

/** @param settings where the account is made */
export function seedHives(
  { email, hives, apiaries }: SeededAccount,
  settings: NodeJS.ProcessEnv,
  root = projectRoot,
): void {
  const counts = ['--hives', String(hives), '--apiaries', String(apiaries)];
  const { status } = spawnSync(process.execPath, [cliOf(root), 'seed-hives', '--email', email, ...counts], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${email} could not be made.`);
}
