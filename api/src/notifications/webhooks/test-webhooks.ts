import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

export async function aWebhook(
  api: TestApi,
  as: TestUser,
  overrides: object = {},
): Promise<{ id: number; secret: string }> {
  const wanted = { name: 'Shed', kind: 'plain', address: 'https://hooks.example/bees', ...overrides };
  const { body } = await api.request('POST', '/api/v1/notifications/webhooks', { as, body: wanted });
  return { id: Number(body.webhook.id), secret: body.secret };
}
