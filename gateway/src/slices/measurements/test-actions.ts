import { randomUUID } from 'node:crypto';
import type { TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

const definitionFields = 'id revision name isInside offset multiplier input output validFrom';
const deviceFields = `id revision name isOwner type key hardwareId firmwareVersion hive { id name apiary { id name } }
  intervalMinutes transmissionRatio batteryVolts lastMessageAt connection quarantinedCount isTemperatureCorrected createdAt
  definitions { ${definitionFields} }`;
const failure = '... on Failure { __typename code fields { path code limit } }';

/** What a test can do to devices; the person is a parameter of each, as they are known only later. */
export function deviceActions(scene: () => { service: TestGateway; anna: TestUser }) {
  const ask = async (document: string, variables: Record<string, unknown>, as?: TestUser) => {
    const { service, anna } = scene();
    return (await service.ask(document, variables, as ?? anna)).data;
  };
  const createDevice = async (overrides: Record<string, unknown> = {}, as?: TestUser) => {
    const key = `scale-${randomUUID().slice(-10)}`;
    const input = { name: 'Scale', type: 'beep', key, ...overrides };
    const document = `mutation ($input: NewDeviceInput!) {
      createDevice(input: $input) { ... on Device { ${deviceFields} } ${failure} } }`;
    return (await ask(document, { input }, as)).createDevice;
  };
  return {
    createDevice,
    devicesOf: async (as?: TestUser) => (await ask(`{ devices { ${deviceFields} } }`, {}, as)).devices,
    deviceOf: async (id: string, as?: TestUser) =>
      (await ask(`query ($id: ID!) { device(id: $id) { ${deviceFields} } }`, { id }, as)).device,
    updateDevice: async (id: string, revision: number, input: unknown, as?: TestUser) =>
      (
        await ask(
          `mutation ($id: ID!, $revision: Int!, $input: DeviceInput!) {
            updateDevice(id: $id, revision: $revision, input: $input) { __typename ... on Device { ${deviceFields} }
              ... on DeviceConflict { current { ${deviceFields} } } ${failure} } }`,
          { id, revision, input },
          as,
        )
      ).updateDevice,
    deleteDevices: async (deviceIds: string[], as?: TestUser) =>
      (
        await ask(
          `mutation ($deviceIds: [ID!]!) { deleteDevices(deviceIds: $deviceIds) { ... on Done { done } ${failure} } }`,
          { deviceIds },
          as,
        )
      ).deleteDevices,
    rotateKey: async (id: string, as?: TestUser) =>
      (
        await ask(
          `mutation ($id: ID!) { rotateDeviceKey(id: $id) { ... on Device { ${deviceFields} } ${failure} } }`,
          { id },
          as,
        )
      ).rotateDeviceKey,
    placesOf: async (deviceId: string, as?: TestUser) =>
      (
        await ask(
          'query ($deviceId: ID!) { deviceHives(deviceId: $deviceId) { hiveId hiveName since until } }',
          { deviceId },
          as,
        )
      ).deviceHives,
    inboxOf: async (deviceId: string, variables: Record<string, unknown> = {}, as?: TestUser) =>
      (
        await ask(
          `query ($deviceId: ID!, $status: InboxStatus, $first: Int, $before: ID) {
            deviceInbox(deviceId: $deviceId, status: $status, first: $first, before: $before) { endCursor
              messages { id receivedAt measuredAt source status valueCount repeats
                notes { code params { name value } } } } }`,
          { deviceId, ...variables },
          as,
        )
      ).deviceInbox,
    messageOf: async (deviceId: string, id: string, as?: TestUser) =>
      (
        await ask(
          'query ($deviceId: ID!, $id: ID!) { inboxMessage(deviceId: $deviceId, id: $id) }',
          { deviceId, id },
          as,
        )
      ).inboxMessage,
    createDefinition: async (deviceId: string, overrides: Record<string, unknown> = {}, as?: TestUser) =>
      (
        await ask(
          `mutation ($deviceId: ID!, $input: SensorDefinitionInput!) {
            createSensorDefinition(deviceId: $deviceId, input: $input) {
              ... on SensorDefinition { ${definitionFields} } ${failure} } }`,
          { deviceId, input: { ...aDefinitionInput, ...overrides } },
          as,
        )
      ).createSensorDefinition,
    updateDefinition: async (
      { deviceId, id, revision = 1 }: { deviceId: string; id: string; revision?: number },
      input: unknown,
      as?: TestUser,
    ) =>
      (
        await ask(
          `mutation ($deviceId: ID!, $id: ID!, $revision: Int!, $input: SensorDefinitionInput!) {
            updateSensorDefinition(deviceId: $deviceId, id: $id, revision: $revision, input: $input) {
              __typename ... on SensorDefinition { ${definitionFields} }
              ... on SensorDefinitionConflict { current { ${definitionFields} } } ${failure} } }`,
          { deviceId, id, revision, input },
          as,
        )
      ).updateSensorDefinition,
    deleteDefinition: async (deviceId: string, id: string, as?: TestUser) =>
      (
        await ask(
          `mutation ($deviceId: ID!, $id: ID!) {
            deleteSensorDefinition(deviceId: $deviceId, id: $id) { ... on Done { done } ${failure} } }`,
          { deviceId, id },
          as,
        )
      ).deleteSensorDefinition,
    testMessage: async (deviceId: string, values: unknown, as?: TestUser) =>
      (
        await ask(
          `mutation ($deviceId: ID!, $values: [NamedValueInput!]!) {
            testMessage(deviceId: $deviceId, values: $values) { ... on TestedMessage { values { name value } } ${failure} } }`,
          { deviceId, values },
          as,
        )
      ).testMessage,
  };
}

/** A scale's calibration. */
export const aDefinitionInput = { input: 'w_v', output: 'weight_kg', offset: 1000, multiplier: 0.01 };
