import { AppError } from '@skep/domain';
import type { RestClient } from '@skep/rest-client';
import type { NamedValue, NamedValueInput } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

/** Possible names of a quantity; other parts of a message, such as its key, are not for the test to say. */
const quantityName = /^(?!(?:key|time|debug|data|api_token|_.*)$)[A-Za-z]\w{0,63}$/;

/** What would be stored of these values if the device sent them. @throws AppError invalid_input, not_found */
export async function tested(
  client: RestClient,
  id: string,
  values: readonly NamedValueInput[],
): Promise<NamedValue[]> {
  const wrong = values.findIndex(({ name }) => !quantityName.test(name));
  if (wrong !== -1)
    throw new AppError('invalid_input', { fields: [{ path: `values.${wrong}.name`, code: 'invalid' }] });
  const { key } = await dataOf(client.GET('/api/v1/devices/{id}', { params: { path: { id } } }));
  // Sharing shows a device without its key.
  if (key === '') throw new AppError('not_allowed');
  const sent = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  const stored = await dataOf(client.POST('/api/sensors_auth', { body: { ...sent, key, debug: 1 } }));
  if (typeof stored !== 'object') return [];
  return Object.entries(stored).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, value }] : [],
  );
}
