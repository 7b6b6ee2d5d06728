import { errorCatalogue, languages, layerKinds, moods } from '@skep/domain';
import { hiveTypeGroups } from './hives/models.ts';
import { inputKinds } from './inspections/input-kinds.ts';

/** The enums of all slices: in capitals for GraphQL, as packages/domain has them inside. */
export const enumValues = {
  ChecklistInputKind: inCapitals(inputKinds),
  ErrorCode: inCapitals(Object.keys(errorCatalogue)),
  HiveTypeGroup: inCapitals(hiveTypeGroups),
  Language: inCapitals(languages.map(({ code }) => code)),
  LayerKind: inCapitals(layerKinds),
  Mood: inCapitals(moods),
};

function inCapitals(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));
}
