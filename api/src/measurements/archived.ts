import { stepAnswers } from '@skep/domain';
import * as v from 'valibot';
import {
  archiveTable,
  asJson,
  mayName,
  ofDevices,
  only,
  requires,
} from '#platform/exporting/archive-table.ts';
import { partOf } from '#platform/exporting/export-table.ts';
import { instant, maybe, oneOfWords, rowId } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { codecFields, exportedCodecFields } from './codecs/codec-fields.ts';
import { definitionFields } from './devices/definition-fields.ts';
import { exportedDeviceFields } from './devices/device-fields.ts';
import { newDeviceKey } from './devices/device-keys.ts';
import { exportedMeasurements } from './partitions/exported.ts';
import { correctionFields, referenceFields } from './scales/scale-check-fields.ts';

/** Those of others, which everybody can choose, are not theirs to take along. */
const codecs = archiveTable(
  'device_codecs',
  {
    id: rowId,
    ...restoredColumns(exportedCodecFields),
    fields: asJson(v.pipe(v.string(), v.parseJson(), codecFields.fields.rule)),
    created_at: instant,
  },
  { restore: { owner: ['user_id'] } },
);

/**
 * Deleted ones too, as long as their measurements are there; without keys and pins, which open something. They come back
 * with keys of their own: the device they came from may still send to another account.
 */
const devices = archiveTable(
  'devices',
  {
    ...{ id: rowId, ...restoredColumns(exportedDeviceFields) },
    ...{
      codec_id: mayName('device_codecs'),
      last_message_at: maybe(instant),
      created_at: instant,
      deleted_at: maybe(instant),
    },
  },
  {
    restore: {
      owner: ['user_id'],
      change: (row, { random }) => ({
        ...row,
        key: newDeviceKey(random),
        updated_at: row.created_at ?? null,
        // Whoever brings the measurements of a deleted device along wants them.
        keeps_measurements: (row.deleted_at ?? null) !== null,
      }),
    },
  },
);

const partOfDevice = { whose: ofDevices, restore: { partBy: 'device_id' } };

const deviceHives = archiveTable(
  'device_hives',
  {
    ...{ id: {}, device_id: requires('devices'), hive_id: requires('hives') },
    ...{ since: instant, until: maybe(instant) },
  },
  partOfDevice,
);

const sensorDefinitions = archiveTable(
  'sensor_definitions',
  {
    ...{ id: {}, device_id: requires('devices') },
    ...restoredColumns(definitionFields),
    created_at: instant,
  },
  partOfDevice,
);

const weightSteps = archiveTable(
  'weight_steps',
  {
    ...{ device_id: requires('devices'), stepped_at: instant },
    ...{ answer: oneOfWords(stepAnswers), answered_at: instant },
  },
  {
    whose: ofDevices,
    order: ['device_id', 'stepped_at'],
    restore: { owner: ['author_id'], partBy: 'device_id' },
  },
);

const temperatureCorrections = archiveTable(
  'temperature_corrections',
  {
    device_id: requires('devices'),
    ...restoredColumns(correctionFields),
    created_at: instant,
  },
  { ...partOfDevice, order: ['device_id'] },
);

const referenceWeighings = archiveTable(
  'reference_weighings',
  { ...{ id: {}, device_id: requires('devices') }, ...restoredColumns(referenceFields) },
  partOfDevice,
);

/** Without the messages as they were sent: each holds its device's key. What could be read of them is exported. */
const inbox = archiveTable(
  'ingest_inbox',
  {
    ...only('id', 'device_id', 'received_at', 'measured_at', 'source', 'status'),
    ...{ notes: asJson(), value_count: {}, repeats: {} },
  },
  { whose: ofDevices },
);

export const archivedMeasurements = [
  ...[codecs, devices, deviceHives, sensorDefinitions, temperatureCorrections, referenceWeighings],
  ...[partOf('measurements', exportedMeasurements), weightSteps, partOf('measurements', inbox)],
];
