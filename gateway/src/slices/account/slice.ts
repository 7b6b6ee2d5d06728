import {
  deliveryFaults,
  deliveryStates,
  storageKinds,
  temperatureUnits,
  webhookKinds,
  weightUnits,
} from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { accountResolvers } from './resolvers.ts';

export const account: Slice = {
  name: 'account',
  resolvers: accountResolvers,
  enums: {
    PasskeyPurpose: { SIGN_IN: 'sign_in', SECOND_FACTOR: 'second_factor' },
    SignInMethod: { PASSWORD: 'password', PASSKEY: 'passkey', PROVIDER: 'provider' },
    DeliveryFault: inCapitals(deliveryFaults),
    DeliveryState: inCapitals(deliveryStates),
    StorageKind: inCapitals(storageKinds),
    TemperatureUnit: inCapitals(temperatureUnits),
    WebhookKind: inCapitals(webhookKinds),
    WeightUnit: inCapitals(weightUnits),
  },
  models: ['Security', 'Viewer'],
};
