import { browserStorage } from './browser-storage.ts';

const key = 'skep.worked-offline';

/** Whether somebody has used this device without a network, and so will again: also where they save data. */
export const workedOffline = {
  read: () => browserStorage.read(key) !== undefined,
  note: () => browserStorage.write(key, 'yes'),
};
