import { fakeApolloClient } from '@skep/remote-kit/testing';
import { aFailure } from '../account/in-account-page.tsx';
import { answering } from '../testing/gateway.ts';
import { aPushDevice, fakePush, fakeWays } from './fake-channels.ts';
import { addPushDeviceMutation } from './PushCard.graphql.ts';
import { readPushHere } from './push-here.ts';

const open = (answers = fakeWays(), push = fakePush()) => readPushHere(fakeApolloClient(answers), push);

test('it is turned on and off here, and another device of the person is not this one', async () => {
  const push = await open(fakeWays({ pushDevices: [aPushDevice('1')] }));
  expect(push.state()).toBe('possible');
  await push.turnOn();
  expect(push.state()).toBe('on');
  await push.turnOff();
  expect(push.state()).toBe('possible');
});

test('a browser that no longer takes messages is asked again', async () => {
  const push = await open(fakeWays({ pushDevices: [aPushDevice('1', { isCurrent: true, fault: 'GONE' })] }));
  expect(push.state()).toBe('possible');
});

test('a person who refuses is not entered, and the state says so', async () => {
  const push = await open(fakeWays(), fakePush('possible', false));
  await push.turnOn();
  expect(push.state()).toBe('refused');
});

test('what the service refuses rejects', async () => {
  const refusing = answering(addPushDeviceMutation, () => ({ addPushDevice: aFailure('INVALID_INPUT') }));
  const push = await open([...fakeWays(), refusing]);
  await expect(push.turnOn()).rejects.toThrow('refused');
  expect(push.state()).toBe('possible');
});
