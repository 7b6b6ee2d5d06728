import {
  chartMarkKinds,
  colonyEventKinds,
  deviceInboxStatuses,
  flashLogBlockStates,
  flashLogDoubts,
  flashLogPlacings,
  flashLogStates,
  importDateOrders,
  importEncodings,
  importFaults,
  importKinds,
  importRefusals,
  importRoles,
  importSeparators,
  importSheetReasons,
  importSources,
  importStates,
  inboxStatuses,
  intervals,
  precipTypes,
  stepAnswers,
  stepKinds,
  unplacedReasons,
  weatherConditions,
  weatherProviderNames,
} from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { exportFormats, exportStates } from './account-export.ts';
import { accountMoveFaults, accountMoveStates } from './account-move.ts';
import { measurementAlarms, measurementJobs, weatherProblems } from './health.ts';
import { createMeasurementLoaders, type MeasurementLoaders } from './loaders.ts';
import { deviceConnections } from './models.ts';
import { measurementsResolvers } from './resolvers.ts';
import { restoreStates } from './restore.ts';

export const measurements: Slice<MeasurementLoaders> = {
  name: 'measurements',
  resolvers: measurementsResolvers,
  enums: {
    AccountExportFormat: inCapitals(exportFormats),
    AccountExportState: inCapitals(exportStates),
    AccountMoveFault: inCapitals(accountMoveFaults),
    AccountMoveState: inCapitals(accountMoveStates),
    ChartMarkKind: inCapitals(chartMarkKinds),
    ColonyEventKind: inCapitals(colonyEventKinds),
    DeviceConnection: inCapitals(deviceConnections),
    FlashLogBlockState: inCapitals(flashLogBlockStates),
    FlashLogDoubt: inCapitals(flashLogDoubts),
    FlashLogPlacing: inCapitals(flashLogPlacings),
    FlashLogState: inCapitals(flashLogStates),
    UnplacedReason: inCapitals(unplacedReasons),
    ImportDateOrder: inCapitals(importDateOrders),
    ImportEncoding: inCapitals(importEncodings),
    ImportFault: inCapitals(importFaults),
    ImportSheetReason: inCapitals(importSheetReasons),
    ImportRefusalReason: inCapitals(importRefusals),
    ImportKind: inCapitals(importKinds),
    ImportRole: inCapitals(importRoles),
    ImportSeparator: inCapitals(importSeparators),
    ImportSource: inCapitals(importSources),
    ImportState: inCapitals(importStates),
    InboxStatus: inCapitals(deviceInboxStatuses),
    Interval: inCapitals(intervals),
    MeasurementAlarm: inCapitals(measurementAlarms),
    MeasurementJob: inCapitals(measurementJobs),
    MessageOutcome: inCapitals(inboxStatuses),
    PrecipitationType: inCapitals(precipTypes),
    RestoreState: inCapitals(restoreStates),
    WeatherCondition: inCapitals(weatherConditions),
    WeatherProblem: inCapitals(weatherProblems),
    WeatherProvider: inCapitals(weatherProviderNames),
    WeightStepKind: inCapitals(stepKinds),
    WeightStepAnswer: inCapitals(stepAnswers),
  },
  models: ['Device'],
  loaders: createMeasurementLoaders,
};
