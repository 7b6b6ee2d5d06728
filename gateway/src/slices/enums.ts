import {
  colonyEventKinds,
  errorCatalogue,
  hiveStates,
  hiveTagActions,
  languages,
  layerKinds,
  moods,
  queenFates,
  queensOfUnion,
  rights,
  temperatureUnits,
  weightUnits,
} from '@skep/domain';
import { exportStates } from './account/account-export.ts';
import { measurementAlarms, measurementJobs, messageOutcomes } from './administration/health-from-wire.ts';
import { translationStates, translationsShown } from './administration/translation-states.ts';
import { hiveTypeGroups } from './hives/models.ts';
import { inputKinds } from './inspections/input-kinds.ts';
import { deviceConnections, inboxStatuses, seriesWidths } from './measurements/models.ts';

/** The enums of all slices: in capitals for GraphQL, as packages/domain has them inside. */
export const enumValues = {
  AccountExportState: inCapitals(exportStates),
  ChecklistInputKind: inCapitals(inputKinds),
  ColonyEventKind: inCapitals(colonyEventKinds),
  DeviceConnection: inCapitals(deviceConnections),
  ErrorCode: inCapitals(Object.keys(errorCatalogue)),
  HiveTagAction: inCapitals(hiveTagActions),
  HiveState: inCapitals(hiveStates),
  HiveTypeGroup: inCapitals(hiveTypeGroups),
  InboxStatus: inCapitals(inboxStatuses),
  Language: inCapitals(languages.map(({ code }) => code)),
  LayerKind: inCapitals(layerKinds),
  MeasurementAlarm: inCapitals(measurementAlarms),
  MeasurementJob: inCapitals(measurementJobs),
  MessageOutcome: inCapitals(messageOutcomes),
  Mood: inCapitals(moods),
  QueenFate: inCapitals(queenFates),
  QueenOfUnion: inCapitals(queensOfUnion),
  Right: inCapitals(rights),
  SeriesWidth: { ...seriesWidths },
  TemperatureUnit: inCapitals(temperatureUnits),
  TranslationsShown: inCapitals(translationsShown),
  TranslationState: inCapitals(translationStates),
  WeightUnit: inCapitals(weightUnits),
};

function inCapitals(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value.toUpperCase().replaceAll('-', '_'), value]));
}
