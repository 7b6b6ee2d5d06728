import { aDashboard, type TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

/** A dashboard of the person's, who may have one from now on. */
export async function dashboardOf({ api }: TestGateway, person: TestUser, hiveId: string) {
  const { id, code: accessCode } = await aDashboard(api, person, { hive_ids: [Number(hiveId)] });
  return { dashboard: String(id), accessCode };
}
