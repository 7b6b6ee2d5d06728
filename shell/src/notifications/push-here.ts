import type { ApolloClient } from '@apollo/client';
import type { PushHere } from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import { type BrowserPush, browserPush } from './browser-push.ts';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { addPushDeviceMutation, pushDeviceFields, removePushDeviceMutation } from './PushCard.graphql.ts';

/**
 * Push messages to this browser, for screens of remotes. The service is asked first, so that the browser is asked within the
 * press of a button: later it would not ask the person.
 * @throws where the service cannot be reached
 */
export async function readPushHere(client: ApolloClient, push: BrowserPush = browserPush): Promise<PushHere> {
  const read = async () => {
    const { data } = await client.query({ query: waysQuery, fetchPolicy: 'network-only' });
    if (data === undefined) throw new Error('The channels could not be read.');
    const devices = readFragment(pushDeviceFields, data.ways.pushDevices);
    const { pushKey: key } = data.ways;
    return { key, device: devices.find(({ isCurrent, fault }) => isCurrent && fault !== 'GONE') };
  };
  let { key, device } = await read();
  const readAgain = async () => {
    ({ key, device } = await read());
  };
  return {
    state: () => (device === undefined ? push.state() : 'on'),
    async turnOn() {
      const subscription = await push.subscribe(key);
      if (subscription === undefined) return;
      const { data } = await client.mutate({
        mutation: addPushDeviceMutation,
        variables: { ...subscription },
      });
      requireDone(data?.addPushDevice);
      await readAgain();
    },
    async turnOff() {
      if (device === undefined) return;
      const { id } = device;
      const { data } = await client.mutate({ mutation: removePushDeviceMutation, variables: { id } });
      requireDone(data?.removePushDevice);
      // The service forgets it first: a subscription that nobody sends to harms nobody.
      await push.unsubscribe().catch(() => undefined);
      await readAgain();
    },
  };
}

function requireDone(answer: { __typename: string } | undefined): void {
  if (answer?.__typename !== 'Done') throw new Error('The service refused the change.');
}
