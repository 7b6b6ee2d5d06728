import type { FakeAnswer } from '@skep/remote-kit/testing';
import { CalibrateQuery } from '../calibrate/CalibrateScreen.graphql.ts';
import {
  CreateChartNoteMutation,
  DeleteChartNoteMutation,
  UpdateChartNoteMutation,
} from '../charts/annotations/annotations.graphql.ts';
import { DataQuery } from '../charts/DataScreen.graphql.ts';
import { HeatMapQuery, SetHeatMapMaximumMutation } from '../charts/heat-map.graphql.ts';
import { CompareQuery } from '../compare/CompareScreen.graphql.ts';
import { HiveGainsQuery } from '../compare/HiveGains.graphql.ts';
import {
  CreateDeviceMutation,
  EditDeviceQuery,
  NewDeviceQuery,
  UpdateDeviceMutation,
} from '../device-form/DeviceForm.graphql.ts';
import {
  AcceptQuarantineMutation,
  AnswerDevicePastMutation,
  DeviceQuery,
  DiscardQuarantineMutation,
  RotateDeviceKeyMutation,
} from '../device-page/DeviceScreen.graphql.ts';
import { DeleteDevicesMutation, DevicesQuery } from '../devices/DevicesScreen.graphql.ts';
import type { SensorDefinitionInput } from '../generated/graphql.ts';
import { InboxQuery, SentMessageQuery } from '../message-log/InboxScreen.graphql.ts';
import {
  AddReferenceWeighingMutation,
  CorrectTemperatureMutation,
  RemoveReferenceWeighingMutation,
  RemoveTemperatureCorrectionMutation,
  ScaleCheckQuery,
  ScaleFindingsQuery,
} from '../scale-check/ScaleCheck.graphql.ts';
import {
  CreateSensorDefinitionMutation,
  DeleteSensorDefinitionMutation,
  SensorsQuery,
  UpdateSensorDefinitionMutation,
} from '../sensors/SensorsScreen.graphql.ts';
import {
  RenewWebhookMutation,
  SetTakesUnsignedMutation,
  SetupQuery,
  TestMessageMutation,
} from '../setup/SetupScreen.graphql.ts';
import { AnswerWeightStepMutation, ColonyWeightQuery } from '../weight/ColonyWeight.graphql.ts';
import { aMark, sampleMarks } from './annotations.ts';
import {
  aDefinition,
  aDevice,
  aFailure,
  apiaries,
  aQuarantine,
  type DeviceAnswer,
  deviceTypes,
  done,
  type MessageAnswer,
  measuredApiaries,
  places,
  quantities,
  sampleDevices,
  unplacedPast,
  webhook,
} from './builders.ts';
import { sampleCodecs } from './codecs.ts';
import { answering } from './gateway.ts';
import { sampleMessages } from './sample-messages.ts';
import { aReferenceWeighing, aScaleCheck } from './scale-check.ts';
import { aHiveSeries, aSeries, someGains } from './series.ts';
import { aColonyWeight } from './weight.ts';

/** Answers of a gateway that remembers mutations, as far as these screens need. */
export function fakeServer(
  devices: readonly DeviceAnswer[] = sampleDevices,
  messages: readonly MessageAnswer[] = sampleMessages,
): FakeAnswer[] {
  let stored = [...devices];
  let ownWebhook = webhook;
  let waitingCount = 12;
  let past: typeof unplacedPast | null = unplacedPast;
  let storedMarks = sampleMarks;
  let weight = aColonyWeight();
  let check = aScaleCheck();
  let maximum = 500;
  const known = measuredApiaries.flatMap((apiary) => apiary.hives.map(({ id }) => id));
  const hives = apiaries.flatMap((apiary) => apiary.hives);
  const find = (id: string) => stored.find((device) => device.id === id) ?? null;

  function change(id: string, part: Partial<DeviceAnswer>) {
    stored = stored.map((device) => (device.id === id ? { ...device, ...part } : device));
    return find(id) ?? aFailure('NOT_FOUND');
  }

  return [
    answering(DevicesQuery, () => ({ devices: stored, deviceTypes })),
    answering(DeviceQuery, ({ id }) => ({
      device: find(id),
      deviceHives: places,
      devicePast: id === '9' ? past : null,
      deviceQuarantine: aQuarantine(id, id === '8' ? waitingCount : 0),
      deviceTypes,
      quantities,
    })),
    answering(AnswerDevicePastMutation, () => {
      past = null;
      return { answerDevicePast: done };
    }),
    answering(AcceptQuarantineMutation, ({ deviceId }) => {
      const before = waitingCount;
      waitingCount = 0;
      return { acceptQuarantine: aQuarantine(deviceId, before) };
    }),
    answering(DiscardQuarantineMutation, ({ deviceId }) => {
      waitingCount = 0;
      return { discardQuarantine: aQuarantine(deviceId, 0) };
    }),
    answering(CompareQuery, ({ hiveIds, apiaryId }) => {
      const inApiary = measuredApiaries.find(({ id }) => id === apiaryId)?.hives.map(({ id }) => id) ?? [];
      const requested = hiveIds ? [hiveIds].flat() : inApiary;
      const there = requested.filter((id) => known.includes(id));
      return {
        devices: stored,
        quantities,
        measuredApiaries,
        hiveSeries: there.length > 0 ? aHiveSeries(there) : null,
      };
    }),
    answering(HiveGainsQuery, ({ hiveIds, apiaryId }) => {
      const inApiary = measuredApiaries.find(({ id }) => id === apiaryId)?.hives.map(({ id }) => id) ?? [];
      return { hiveGains: someGains(hiveIds ? [hiveIds].flat() : inApiary) };
    }),
    answering(DataQuery, ({ deviceId, hiveId }) => ({
      devices: stored,
      measuredApiaries: stored.length > 0 ? measuredApiaries : [],
      quantities,
      marks: storedMarks,
      series:
        (deviceId && !find(deviceId)) || (hiveId && !known.includes(hiveId))
          ? null
          : aSeries({ deviceId: deviceId ?? stored[0]?.id ?? null }),
    })),
    answering(HeatMapQuery, () => ({
      heatMapSettings: { __typename: 'HeatMapSettings' as const, maximum },
    })),
    answering(SetHeatMapMaximumMutation, (chosen) => {
      maximum = chosen.maximum;
      return { setHeatMapMaximum: { __typename: 'HeatMapSettings' as const, maximum } };
    }),
    answering(CreateChartNoteMutation, ({ input: { time, text } }) => {
      const made = aMark({ id: 'note-99', sourceId: '99', time: String(time), text });
      storedMarks = [...storedMarks, made];
      return { createChartNote: made };
    }),
    answering(UpdateChartNoteMutation, ({ id, text }) => {
      storedMarks = storedMarks.map((mark) => (mark.sourceId === id ? { ...mark, text } : mark));
      return {
        updateChartNote: storedMarks.find(({ sourceId }) => sourceId === id) ?? aFailure('NOT_FOUND'),
      };
    }),
    answering(DeleteChartNoteMutation, ({ id }) => {
      storedMarks = storedMarks.filter(({ sourceId }) => sourceId !== id);
      return { deleteChartNote: done };
    }),
    answering(ColonyWeightQuery, () => ({ colonyWeight: weight })),
    answering(AnswerWeightStepMutation, ({ time, answer }) => {
      const said = (step: (typeof weight.steps)[number]) => ({
        ...step,
        answer: answer ?? null,
        kind: answer && answer !== 'IGNORED' ? answer : step.supposed,
      });
      weight = { ...weight, steps: weight.steps.map((step) => (step.time === time ? said(step) : step)) };
      return { answerWeightStep: done };
    }),
    answering(ScaleCheckQuery, ({ deviceId }) => ({ device: find(deviceId), scaleCheck: check })),
    answering(ScaleFindingsQuery, () => ({ scaleCheck: check })),
    answering(CorrectTemperatureMutation, ({ input }) => {
      check = { ...check, correction: { __typename: 'TemperatureCorrection', ...input } };
      return { correctTemperature: done };
    }),
    answering(RemoveTemperatureCorrectionMutation, () => {
      check = { ...check, correction: null };
      return { removeTemperatureCorrection: done };
    }),
    answering(AddReferenceWeighingMutation, ({ input }) => {
      const made = aReferenceWeighing({ id: '99', ...input });
      check = { ...check, referenceWeighings: [...check.referenceWeighings, made] };
      return { addReferenceWeighing: made };
    }),
    answering(RemoveReferenceWeighingMutation, ({ id }) => {
      const referenceWeighings = check.referenceWeighings.filter((weighing) => weighing.id !== id);
      check = { ...check, referenceWeighings };
      return { removeReferenceWeighing: done };
    }),
    answering(NewDeviceQuery, () => ({ deviceTypes, apiaries, deviceCodecs: sampleCodecs })),
    answering(EditDeviceQuery, ({ id }) => ({
      device: find(id),
      deviceTypes,
      apiaries,
      deviceCodecs: sampleCodecs,
    })),
    answering(CreateDeviceMutation, ({ input: { name, type, hiveId, key } }) => {
      if (stored.some((device) => device.key === key))
        return { createDevice: aFailure('INVALID_INPUT', [{ path: 'key', code: 'already_taken' }]) };
      const hive = hives.find(({ id }) => id === hiveId) ?? null;
      const made = aDevice({ id: '20', name, type, hive, ...(key ? { key } : {}) });
      stored = [made, ...stored];
      return { createDevice: made };
    }),
    answering(UpdateDeviceMutation, ({ id, revision, input: { hiveId, ...part } }) => {
      const current = find(id);
      if (current && current.revision !== revision)
        return { updateDevice: { __typename: 'DeviceConflict', current } };
      const hive = hives.find((each) => each.id === hiveId) ?? null;
      return { updateDevice: change(id, { ...facts(part), hive, revision: revision + 1 }) };
    }),
    answering(RotateDeviceKeyMutation, ({ id }) => ({
      rotateDeviceKey: change(id, { key: 'a-new-key-0123' }),
    })),
    answering(InboxQuery, ({ id, status, before }) => {
      const requested = messages.filter(
        (message) =>
          (!status || message.status === status) && (!before || Number(message.id) < Number(before)),
      );
      const shown = requested.slice(0, 25);
      const endCursor = requested.length > 25 ? shown.at(-1)?.id : null;
      return {
        device: find(id),
        deviceInbox: { __typename: 'InboxPage', messages: shown, endCursor },
        quantities,
      };
    }),
    answering(SentMessageQuery, () => ({
      inboxMessage: JSON.stringify({ body: { key: 'mf3k9q2w7hxa4zt8', w_v: 5200 }, query: {} }),
    })),
    answering(SetupQuery, ({ id }) => ({ device: find(id), quantities, webhook: ownWebhook })),
    answering(SetTakesUnsignedMutation, ({ takesUnsigned }) => {
      ownWebhook = { ...ownWebhook, takesUnsigned };
      return { setTakesUnsigned: ownWebhook };
    }),
    answering(RenewWebhookMutation, () => {
      ownWebhook = { ...ownWebhook, path: '/api/lora_sensors/from/a-new-secret' };
      return { renewWebhook: ownWebhook };
    }),
    answering(TestMessageMutation, ({ values }) => ({
      testMessage: {
        __typename: 'TestedMessage',
        values: [values]
          .flat()
          .flatMap((sent) => [
            { __typename: 'NamedValue', ...sent },
            ...(sent.name === 'w_v'
              ? [{ __typename: 'NamedValue', name: 'weight_kg', value: (sent.value - 1000) / 100 }]
              : []),
          ]),
      },
    })),
    answering(CalibrateQuery, ({ id }) => ({ device: find(id), quantities })),
    answering(SensorsQuery, ({ id }) => ({ device: find(id), quantities })),
    answering(CreateSensorDefinitionMutation, ({ deviceId, input }) => {
      const former = find(deviceId)?.definitions ?? [];
      const made = definitionOf(`new-${former.length}`, input);
      change(deviceId, { definitions: [...former, made] });
      return { createSensorDefinition: made };
    }),
    answering(UpdateSensorDefinitionMutation, ({ deviceId, id, revision, input }) => {
      const former = find(deviceId)?.definitions ?? [];
      const current = former.find((definition) => definition.id === id);
      if (current && current.revision !== revision)
        return { updateSensorDefinition: { __typename: 'SensorDefinitionConflict', current } };
      const saved = { ...definitionOf(id, input), revision: revision + 1 };
      change(deviceId, {
        definitions: former.map((definition) => (definition.id === id ? saved : definition)),
      });
      return { updateSensorDefinition: saved };
    }),
    answering(DeleteSensorDefinitionMutation, () => ({ deleteSensorDefinition: done })),
    answering(DeleteDevicesMutation, ({ deviceIds }) => {
      stored = stored.filter(({ id }) => ![deviceIds].flat().includes(id));
      return { deleteDevices: done };
    }),
  ];
}

/** An input may leave out what a device always has. */
function facts<Part extends object>(part: Part) {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? null]));
}

function definitionOf(id: string, { name, isInside, validFrom, ...input }: SensorDefinitionInput) {
  return aDefinition({
    ...input,
    id,
    name: name ?? '',
    isInside: isInside ?? null,
    validFrom: validFrom ?? new Date().toISOString(),
  });
}
