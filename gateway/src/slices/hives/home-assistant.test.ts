import { aDevice, aUser } from '@skep/api/testing';
import { startTestGateway } from '../../testing/test-gateway.ts';
import { hivesOperations } from './test-operations.ts';

test('own hives are shown in Home Assistant and taken back, where the service publishes them', async () => {
  const environment = { MQTT_URL: 'mqtt://127.0.0.1:9', MQTT_DISCOVERY_PREFIX: 'homeassistant' };
  const service = await startTestGateway({}, { environment });
  const [anna, bram] = [await aUser(service.api), await aUser(service.api)];
  const hiveId = String((await aDevice(service.api, anna)).hive_id);
  const show = async (isShown: boolean, as = anna) =>
    (await service.ask(hivesOperations.showInHomeAssistant ?? '', { hiveId, isShown }, as)).data
      .showInHomeAssistant;
  const shown = async () =>
    (await service.ask(hivesOperations.homeAssistant ?? '', {}, anna)).data.homeAssistant;
  expect(await shown()).toEqual({ hiveIds: [] });
  expect(await show(true, bram)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await show(true)).toEqual({ hiveIds: [hiveId] });
  expect(await shown()).toEqual({ hiveIds: [hiveId] });
  expect(await show(false)).toEqual({ hiveIds: [] });
  await service.close();
});

test('where it publishes none, nothing is offered', async () => {
  const service = await startTestGateway();
  const anna = await aUser(service.api);
  expect((await service.ask(hivesOperations.homeAssistant ?? '', {}, anna)).data.homeAssistant).toBeNull();
  await service.close();
});
