import { createContext } from 'react';

/** Whether photos of this form may wait in this browser for a network: where what is saved may wait too. */
export const PhotosWait = createContext(false);
