import type { LastKnown } from '@skep/remote-kit';

const key = 'dashboard-code';

/** The code of the dashboard that this screen shows until somebody leaves it: the page for codes opens it again. */
export async function rememberedCode(offlineStorage: LastKnown | undefined): Promise<string | undefined> {
  const code = (await offlineStorage?.read(key))?.data.code;
  return typeof code === 'string' ? code : undefined;
}

/** @param code undefined: somebody left the dashboard, or it has ended */
export async function rememberCode(
  offlineStorage: LastKnown | undefined,
  code: string | undefined,
): Promise<void> {
  await offlineStorage?.write(key, code === undefined ? undefined : { code });
}
