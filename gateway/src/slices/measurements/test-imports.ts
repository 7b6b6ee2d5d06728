import { anImport, mapped, stepOfImport, type TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

const file = 'time,t_i\n2026-06-01T10:00:00Z,30\n2026-06-01T10:15:00Z,hot\n';

/** A file of which is known what it would bring. @returns its id */
export async function aCountedImport({ api }: TestGateway, as: TestUser): Promise<string> {
  const sent = await anImport(api, as, file);
  await mapped(api, as, sent, { target: 'new' });
  await stepOfImport(api, as, sent.id, 'count');
  return String(sent.id);
}
