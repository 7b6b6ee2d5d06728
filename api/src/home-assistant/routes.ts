import * as v from 'valibot';
import type { HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { hivesInHomeAssistant, showInHomeAssistant } from './service.ts';

const params = v.object({ id: sentId<HiveId>('hive') });

export const homeAssistantRoutes = inOneScope([
  action(
    'GET',
    '/home-assistant',
    {
      id: 'readHomeAssistant',
      summary: 'Hives of the person that Home Assistant shows',
      answer: v.object({
        isOn: v.pipe(v.boolean(), v.description('Whether this service publishes hives to a broker.')),
        hiveIds: v.array(idJson<HiveId>('hive')),
      }),
    },
    hivesInHomeAssistant,
  ),
  action(
    'PUT',
    '/hives/:id/home-assistant',
    { id: 'showInHomeAssistant', summary: 'Shows a hive in Home Assistant; its owner only', params },
    (context, sent) => showInHomeAssistant(context, sent.params.id, true),
  ),
  action(
    'DELETE',
    '/hives/:id/home-assistant',
    { id: 'hideInHomeAssistant', summary: 'Removes a hive from Home Assistant; its owner only', params },
    (context, sent) => showInHomeAssistant(context, sent.params.id, false),
  ),
]);
