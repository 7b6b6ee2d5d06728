import type { LanguageCode } from '@skep/domain';
import type { Rest } from '../../rest/rest.ts';
export type HiveLoaders = {};
export function createHiveLoaders(_rest: Rest, _language: LanguageCode): HiveLoaders {
  return {};
}
