import { type App, seedDemoWhenEmpty } from '@skep/api';

/** The account that an empty database begins with, offered on the sign-in page. */
export { demoAccount } from '@skep/api';

export async function seedDemo(app: App, say: (line: string) => void): Promise<void> {
  const began = Date.now();
  const isSeeded = await seedDemoWhenEmpty(app.contextFor('demo'));
  if (isSeeded) say(`Filled the empty database with a demo account (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}
